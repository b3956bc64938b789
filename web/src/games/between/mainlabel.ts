/** What the main button says: what it will do, or what is still missing. */

import type { View } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import type { Choosing } from "./ctrl.svelte";
import { say } from "./words";

export function mainLabel(view: View, ctrl: Choosing, name: (seat: Seat) => string): string {
  const action = ctrl.ready(view);
  switch (action?.type) {
    case "choose_interval":
      return say("do.hide", { low: action.interval[0], high: action.interval[1] });
    case "ask":
      return say("do.ask", { name: name(action.whom), n: action.value });
    case "announce":
      return say("do.announce.full", { name: name(action.whom), low: action.interval[0], high: action.interval[1] });
    case "play_joker":
      return say("do.joker.full", { name: name(action.whom), n: action.value });
    default:
      return missing(view, ctrl, name);
  }
}

function missing(view: View, ctrl: Choosing, name: (seat: Seat) => string): string {
  const whom = ctrl.target(view);
  const n = ctrl.number;
  switch (ctrl.tool(view)) {
    case "hide":
      return say(ctrl.cards.length ? "do.hide.one" : "do.hide.none");
    case "announce":
      if (whom === null) return say("do.announce.whom");
      return n === null ? say("do.announce.two") : say("do.announce.one", { n });
    case "joker":
      return say(whom === null ? "do.joker.whom" : "do.joker.number");
    default:
      if (whom !== null) return say("do.ask.number", { name: name(whom) });
      return n === null ? say("do.ask.none") : say("do.ask.whom", { n });
  }
}
