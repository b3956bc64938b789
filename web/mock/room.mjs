/** A room that answers a little: enough to press every button once. */
import { readFileSync } from "node:fs";

const scene = (name) => JSON.parse(readFileSync(new URL(`./scenes/${name}.json`, import.meta.url), "utf8"));
const SCENES = {
    CHOS: "choose",
    PLAY: "turn",
    ASKD: "asked",
    WAIT: "wait",
    AWAY: "wait",
    NOTE: "notes",
    WTCH: "watch",
    OVER: "over",
};

export function sceneOf(code) {
    return SCENES[code] ?? null;
}

const person = (id, name, seat, more = {}) => ({ id, name, is_here: true, is_ready: false, seat, ...more });
const LONG = "Marie-Antoinette-Élisabe";

export class Lobby {
    invite = "q7Zk2mPw9xRtB4vN";
    seq = 41;
    said = [];
    n = 0;

    constructor(code, name) {
        this.code = code;
        const played = name ? scene(name) : null;
        this.told = played?.told ?? [];
        this.view = played?.view ?? null;
        const isOver = name === "over";
        const seat = code === "WTCH" ? null : code === "GAST" ? 1 : 0;
        const chairs = [
            { person: code === "WTCH" || code === "GAST" ? 2 : 1, bot: null },
            { person: code === "GAST" ? 1 : 3, bot: null },
            { person: null, bot: name ? "regular" : null },
            { person: null, bot: name ? "expert" : null },
        ].slice(0, this.view?.places.length ?? 4);
        const people = [
            person(1, "Ada", seat, { is_ready: code === "GAST" }),
            person(2, LONG, code === "WTCH" || code === "GAST" ? 0 : null),
            person(3, "Théo", code === "GAST" ? null : 1, { is_ready: true, is_here: code !== "AWAY" }),
        ];
        this.room = {
            you: 1,
            seat,
            game: "between",
            options: this.view?.options ?? {
                length: "to_five",
                follow_up: "board",
                joker: "per_game",
                first: "random",
                pace: "off",
            },
            stage: name ? (isOver ? "over" : "playing") : "gathering",
            number: name ? 1 : 0,
            host: code === "GAST" || code === "WTCH" ? 2 : 1,
            people,
            chairs,
            talk: "free",
            is_open: true,
            commitment: "3fa91c0b7d52e8846f0a9d37c1b2e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6",
        };
        if (this.view && this.view.deadline !== null) this.view = { ...this.view, deadline: Date.now() + 42_000 };
    }

    open({ seats, name, options }) {
        const chairs = Array.from({ length: seats }, (_, seat) => ({ person: seat === 0 ? 1 : null, bot: null }));
        this.room = {
            ...this.room,
            options: { ...this.room.options, ...options },
            people: [person(1, name, 0)],
            chairs,
        };
    }

    greet(socket) {
        this.socket = socket;
        this.welcome();
        if (this.view) {
            // What was told so far, so that the log is not empty.
            this.seq += 1;
            this.send({ type: "update", seq: this.seq, news: this.told, view: this.view, now: Date.now() });
        }
    }

    welcome() {
        const { room, view, seq, n, said, invite } = this;
        this.send({
            type: "welcome",
            room,
            view,
            seq,
            n,
            now: Date.now(),
            said,
            invite,
            told: [],
            told_before: 0,
            address: "",
        });
    }

    send(message) {
        this.socket.send(JSON.stringify(message));
    }

    hear(message) {
        if (message.type === "ping") return this.send({ type: "pong", sent: message.sent, now: Date.now() });
        if (message.type === "again_please") return this.welcome();
        if (message.type === "say" || message.type === "phrase") {
            const said = {
                who: this.room.you,
                at: Date.now(),
                text: message.text ?? null,
                phrase: message.key ?? null,
            };
            this.said = [...this.said, said];
            return this.send({ type: "said", said });
        }
        // Every move is refused, so that one sees how that looks.
        if (message.type === "act")
            return this.send({ type: "refused", n: message.n, code: "you_hold_it", rule: "BT-10" });
        this.n = message.n;
        this.grant(message.action);
        this.send({ type: "done", n: message.n });
        return this.send({ type: "room", room: this.room });
    }

    grant(action) {
        const chairs = [...this.room.chairs];
        const you = this.room.you;
        const set = (seat, chair) => (chairs[seat] = { person: null, bot: null, ...chair });
        switch (action.type) {
            case "sit_down":
                chairs.forEach((it, seat) => it.person === you && set(seat, {}));
                set(action.seat, { person: you });
                break;
            case "stand_up":
                chairs.forEach((it, seat) => it.person === you && set(seat, {}));
                break;
            case "seat_bot":
                set(action.seat, { bot: action.level });
                break;
            case "clear_seat":
                set(action.seat, {});
                break;
            case "lend_seat":
                set(action.seat, { person: chairs[action.seat].person, bot: "regular" });
                break;
            case "swap_seats":
                [chairs[action.one], chairs[action.other]] = [chairs[action.other], chairs[action.one]];
                break;
            case "set_seats":
                chairs.length = Math.min(chairs.length, action.seats);
                while (chairs.length < action.seats) chairs.push({ person: null, bot: null });
                break;
            default:
                this.change(action);
        }
        const seatOf = (id) => {
            const seat = chairs.findIndex((it) => it.person === id);
            return seat < 0 ? null : seat;
        };
        const people = this.room.people.map((it) => ({ ...it, seat: seatOf(it.id) }));
        this.room = { ...this.room, chairs, people, seat: seatOf(you) };
    }

    change(action) {
        const room = this.room;
        const mine = (change) => room.people.map((it) => (it.id === room.you ? { ...it, ...change } : it));
        const changes = {
            rename: () => ({ people: mine({ name: action.name }) }),
            set_ready: () => ({ people: mine({ is_ready: action.ready }) }),
            set_options: () => ({ options: action.options }),
            set_talk: () => ({ talk: action.talk }),
            set_door: () => ({ is_open: action.open }),
            remove_person: () => ({ people: room.people.filter((it) => it.id !== action.person) }),
            hand_over: () => ({ host: action.person }),
            start: () => ({ stage: "playing", number: room.number + 1 }),
            again: () => ({ stage: "playing", number: room.number + 1 }),
            regather: () => ({ stage: "gathering" }),
        };
        this.room = { ...room, ...(changes[action.type]?.() ?? {}) };
        if (action.type === "start" || action.type === "again") {
            const { view, told } = scene("turn");
            this.view = view;
            this.seq += 1;
            this.send({ type: "update", seq: this.seq, news: told.slice(0, 3), view, now: Date.now() });
        }
    }
}
