/** A Svelte component as a part of Tablée's page: laid once, and given everything anew with each update. */

import { mount, unmount } from "svelte";

export const part = (Component, house) => (target, props) => {
  let given = $state.raw(props);
  const laid = mount(Component, {
    target,
    props: {
      house,
      get given() {
        return given;
      },
    },
  });
  return {
    update(next) {
      given = next;
    },
    destroy() {
      unmount(laid);
    },
  };
};
