/** A Svelte component as a part: it comes by the same door as a screen that is made of anything else. */

import { mount, unmount, type Component } from "svelte";
import type { Part } from "./door";
import Frame from "./Frame.svelte";

/** Stage has the component stand in its own tree, so that both are drawn in one go; others may lay it by hand. */
export interface SveltePart<Props> extends Part<Props> {
  readonly Shown: Component<Props & object>;
}

interface Framed<Props extends object> {
  readonly Shown: Component<Props>;
  readonly given: Props;
  readonly onerror: ((why: unknown) => void) | undefined;
}

export function svelte<Props extends object>(Shown: Component<Props>): SveltePart<Props> {
  const lay: Part<Props> = (target, props, fail) => {
    let given = $state.raw(props);
    const laid = mount(Frame as Component<Framed<Props>>, {
      target,
      props: {
        Shown,
        get given() {
          return given;
        },
        onerror: fail,
      },
    });
    return {
      update: (next) => {
        given = next;
      },
      destroy: () => void unmount(laid),
    };
  };
  return Object.assign(lay, { Shown });
}
