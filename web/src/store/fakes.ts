/** For tests: a table at the other end of a line that is in our hands, and a chair to put to it. */

import { Sockets, welcome } from "../link/fakes";
import type { ChairView, Welcome } from "../wire/messages";
import { memoryShelf } from "../link/outbox";
import { TableStore } from "./table.svelte";

export function tableOn(sockets = new Sockets()): TableStore {
  return new TableStore({
    code: "BCDF",
    url: "ws://table",
    plug: sockets.plug,
    kept: memoryShelf(),
    fleeting: memoryShelf(),
  });
}

export interface Here {
  readonly table: TableStore;
  readonly sockets: Sockets;
}

/** One that we have come to. */
export function welcomed(how: Partial<Welcome>): Here {
  const sockets = new Sockets();
  const table = tableOn(sockets);
  table.open();
  sockets.last.tell(welcome(how));
  return { table, sockets };
}

export function chair(more: Partial<ChairView> = {}): ChairView {
  return { person: null, bot: null, is_passed_over: false, before: [], ...more };
}
