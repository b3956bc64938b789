import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sockets, ROOM, update, welcome } from "./fakes";
import type { ToBrowser } from "../wire/messages";
import { memoryShelf, Outbox } from "./outbox";
import { TableSocket, type Connection } from "./socket";

const ASK = { type: "ask", whom: 1, value: 17 };

function setUp(random = () => 0.5, shelf = memoryShelf()) {
  const sockets = new Sockets();
  const heard: ToBrowser[] = [];
  const states: Connection[] = [];
  const outbox = new Outbox("BCDF", shelf);
  const socket = new TableSocket({
    url: "ws://table/ws/BCDF",
    outbox,
    plug: sockets.plug,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    random,
  });
  socket.open();
  return { sockets, heard, states, outbox, socket, shelf };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("numbers", () => {
  it("counts wishes from one, and on from what the table granted", () => {
    const { sockets, socket } = setUp();
    sockets.last.tell(welcome({ n: 6 }));
    socket.act(ASK);
    socket.wish({ type: "leave" });
    expect(sockets.last.asked.map((it) => "n" in it && it.n)).toEqual([7, 8]);
  });

  it("goes on counting after a reload", () => {
    const first = setUp();
    first.sockets.last.tell(welcome());
    first.socket.act(ASK);
    const second = setUp(() => 0.5, first.shelf);
    second.sockets.last.tell(welcome({ n: 1 }));
    second.socket.act(ASK);
    expect(second.sockets.last.asked).toEqual([{ type: "act", n: 2, action: ASK }]);
  });
});

describe("coming back", () => {
  it("sends what was not answered again, once and in order", () => {
    const { sockets, socket } = setUp();
    sockets.last.tell(welcome());
    socket.act(ASK);
    socket.wish({ type: "stand_up" });
    socket.wish({ type: "leave" });
    sockets.last.tell({ type: "done", n: 1 });
    sockets.last.cut();
    vi.advanceTimersByTime(2_000);
    sockets.last.tell(welcome({ n: 2 }));
    expect(sockets.last.asked).toEqual([{ type: "wish", n: 3, action: { type: "leave" } }]);
    sockets.last.tell({ type: "refused", n: 3, code: "not_gathering", rule: null });
    sockets.last.cut();
    vi.advanceTimersByTime(2_000);
    sockets.last.tell(welcome({ n: 2 }));
    expect(sockets.last.asked).toEqual([]);
  });

  it("keeps what was asked for while the line was down, also over a reload", () => {
    const before = setUp();
    before.sockets.last.tell(welcome());
    before.sockets.last.cut();
    before.socket.act(ASK);
    const after = setUp(() => 0.5, before.shelf);
    expect(after.sockets.last.sent).toEqual([]);
    after.sockets.last.tell(welcome());
    expect(after.sockets.last.asked).toEqual([{ type: "act", n: 1, action: ASK }]);
  });

  it("forgets the wishes of another person", () => {
    const { sockets, socket, outbox } = setUp();
    sockets.last.tell(welcome());
    sockets.last.cut();
    socket.act(ASK);
    vi.advanceTimersByTime(2_000);
    sockets.last.tell(welcome({ room: { ...ROOM, you: 4 } }));
    expect(sockets.last.asked).toEqual([]);
    expect(outbox.waiting).toEqual([]);
  });

  it("says a word typed offline once", () => {
    const { sockets, socket } = setUp();
    socket.say({ type: "say", text: "coucou" });
    sockets.last.tell(welcome());
    sockets.last.cut();
    vi.advanceTimersByTime(2_000);
    sockets.last.tell(welcome());
    const words = sockets.all.flatMap((it) => it.asked);
    expect(words).toEqual([{ type: "say", text: "coucou" }]);
  });

  it("waits longer each time, with full jitter, half a minute at most", () => {
    const waits: number[] = [];
    const { sockets } = setUp(() => 0.999);
    for (let turn = 0; turn < 7; turn += 1) {
      const count = sockets.all.length;
      sockets.last.cut();
      let waited = 0;
      while (sockets.all.length === count) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    const other = setUp(() => 0);
    other.sockets.last.cut();
    vi.advanceTimersByTime(0);
    expect(other.sockets.all).toHaveLength(2);
  });

  it("tries at once when the page is seen again", () => {
    const { sockets, socket } = setUp(() => 0.999);
    sockets.last.cut();
    socket.wake();
    expect(sockets.all).toHaveLength(2);
    vi.advanceTimersByTime(8_000);
    expect(sockets.all).toHaveLength(2);
  });

  it("finds out soon after waking that the line is dead", () => {
    const { sockets, socket, states } = setUp();
    sockets.last.tell(welcome());
    socket.wake();
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toEqual({ kind: "waiting" });
  });

  it("hears nothing more from a socket it has left", () => {
    const { sockets, heard } = setUp();
    const first = sockets.last;
    first.tell(welcome());
    first.cut();
    vi.advanceTimersByTime(2_000);
    first.tell(update(1));
    expect(heard).toHaveLength(1);
  });
});

describe("order", () => {
  it("lets each update through once", () => {
    const { sockets, heard } = setUp();
    sockets.last.tell(welcome({ seq: 4 }));
    for (const seq of [4, 5, 5, 3, 6]) sockets.last.tell(update(seq));
    expect(heard.filter((it) => it.type === "update").map((it) => it.seq)).toEqual([5, 6]);
  });

  it("asks for everything when one is missing, once", () => {
    const { sockets, heard } = setUp();
    sockets.last.tell(welcome({ seq: 4 }));
    sockets.last.tell(update(6));
    sockets.last.tell(update(7));
    expect(sockets.last.asked).toEqual([{ type: "again_please" }]);
    sockets.last.tell(welcome({ seq: 7 }));
    sockets.last.tell(update(8));
    expect(heard.map((it) => it.type)).toEqual(["welcome", "welcome", "update"]);
    sockets.last.tell(update(10));
    expect(sockets.last.asked).toHaveLength(2);
  });
});

describe("endings", () => {
  it.each([
    [4001, "moved"],
    [4003, "removed"],
  ])("does not come back by itself after %i", (code, why) => {
    const { sockets, states } = setUp();
    sockets.last.tell(welcome());
    sockets.last.cut(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toEqual({ kind: "ended", why });
    expect(sockets.all).toHaveLength(1);
  });

  it("comes back after a restart", () => {
    const { sockets, states } = setUp();
    sockets.last.tell(welcome());
    sockets.last.cut(1012);
    vi.advanceTimersByTime(2_000);
    sockets.last.tell(welcome());
    expect(states.map((it) => it.kind)).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
  });
});

describe("time", () => {
  it("takes the server's clock from the quickest answer", () => {
    vi.setSystemTime(50_000);
    const { sockets, socket } = setUp();
    sockets.last.tell(welcome({ now: 90_000 }));
    vi.setSystemTime(50_200);
    sockets.last.tell({ type: "pong", sent: 50_000, now: 90_100 });
    expect(socket.clock.offset).toBe(40_000);
    vi.setSystemTime(54_000);
    sockets.last.tell({ type: "pong", sent: 50_200, now: 99_000 });
    expect(socket.clock.now()).toBe(94_000);
  });

  it("gives up a line on which nothing is heard", () => {
    const { sockets, states } = setUp();
    sockets.last.tell(welcome());
    vi.advanceTimersByTime(9_000);
    expect(states.at(-1)).toEqual({ kind: "waiting" });
    expect(sockets.last.isClosed).toBe(true);
  });

  it("stays while there are answers", () => {
    const { sockets, states } = setUp();
    sockets.last.tell(welcome());
    for (let turn = 0; turn < 4; turn += 1) {
      sockets.last.tell({ type: "pong", sent: Date.now(), now: 0 });
      vi.advanceTimersByTime(20_000);
    }
    expect(states.at(-1)).toEqual({ kind: "open" });
  });
});
