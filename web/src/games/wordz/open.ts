/** Everything open: what every seat holds and hides. */

export { opened as open, openedOf } from "../open";
