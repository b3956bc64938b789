/** What Table and Hand share: which action is filled in, what was chosen for it so far, and my paper. Knows no page. */

import { untrack } from "svelte";
import { type Doors, KeptPaper } from "../../draw/paper.svelte";
import type { Offers, Value } from "../../wire/messages";
import type { AnyView, GameProps } from "../game";
import { isRecord, type Teller } from "../telling";
import { actionOf, type Draft, type Form, todo, type Todo } from "./forms";

export interface PlainView extends AnyView {
  readonly offers: Offers;
  readonly [field: string]: unknown;
}
export type PlainAction = Readonly<Record<string, Value>>;
export type Props = GameProps<PlainView, PlainAction, unknown, Choosing>;

export class Choosing {
  readonly paper: KeptPaper;
  /** Whether the plain table lies above the hand: beside a game's own, the hand asks for everything itself. */
  isLaid = $state(false);
  /** Whether what is mine is covered. */
  isCovered = $state(false);
  /** To be sent as soon as the table has all of my drawing. */
  waiting = $state<string | null>(null);
  private picked = $state<string | null>(null);
  private drafts = $state.raw<Readonly<Record<string, Draft>>>({});
  private moment = "";
  private sent: { readonly form: Form; readonly draft: Draft; readonly view: PlainView } | null = null;

  constructor(
    private readonly words: () => Teller,
    doors: Doors,
  ) {
    this.paper = new KeptPaper(doors);
  }

  /** Until it is taken away again. */
  lay(): () => void {
    this.isLaid = true;
    return () => {
      this.isLaid = false;
    };
  }

  get teller(): Teller {
    return this.words();
  }

  /** Another moment makes old choices void, but not what is being written; a move that was refused may be mended. */
  settle(code: string, game: number, view: PlainView): void {
    this.paper.lie({
      code,
      game,
      round: todo(view.offers).sketch === null && !drawingOf(view) ? null : numberOf(view["round"]),
      isOver: view.outcome !== null,
      seat: view.seat,
      name: drawingOf(view),
    });
    untrack(() => {
      const moment = JSON.stringify([code, game, view["round"], view["phase"]]);
      if (this.sent && this.sent.view !== view) this.forget(this.sent.form, this.sent.draft);
      if (moment !== this.moment) this.drafts = written(todo(view.offers).forms, this.drafts);
      if (this.waiting !== null && !todo(view.offers).buttons.includes(this.waiting)) this.waiting = null;
      this.moment = moment;
    });
  }

  todo(view: PlainView): Todo {
    return todo(view.offers);
  }

  /** The one that was picked, as long as it is offered; otherwise the first. */
  form(view: PlainView): Form | null {
    const { forms } = todo(view.offers);
    return forms.find((it) => it.action === this.picked) ?? forms[0] ?? null;
  }

  pick(action: string): void {
    this.picked = action;
  }

  draft(form: Form): Draft {
    return this.drafts[form.action] ?? {};
  }

  choose(form: Form, name: string, value: Value): void {
    this.drafts = { ...this.drafts, [form.action]: { ...this.draft(form), [name]: value } };
  }

  action(form: Form): PlainAction | null {
    return actionOf(form, this.draft(form));
  }

  send(view: PlainView, act: (action: PlainAction) => void): void {
    const form = this.form(view);
    const action = form && this.action(form);
    if (!form || !action) return;
    this.sent = { form, draft: this.draft(form), view };
    act(action);
  }

  /** Unless somebody wrote on meanwhile. */
  private forget(form: Form, draft: Draft): void {
    if (this.draft(form) === draft) this.drafts = { ...this.drafts, [form.action]: {} };
    this.sent = null;
  }

  /** A button waits for the drawing that it may be about. */
  press(view: PlainView, type: string, act: (action: PlainAction) => void): void {
    if (todo(view.offers).sketch === null || this.paper.isSaved) return act({ type });
    this.waiting = type;
    this.paper.handIn();
  }

  /** The table has all of it now. */
  handOn(act: (action: PlainAction) => void): void {
    const type = this.waiting;
    if (type === null || !this.paper.isSaved) return;
    untrack(() => {
      this.waiting = null;
      this.paper.wantsIn = false;
      act({ type });
    });
  }
}

/** Of what was chosen so far, the texts of one's own. */
function written(forms: readonly Form[], drafts: Readonly<Record<string, Draft>>): Readonly<Record<string, Draft>> {
  const isText = (form: Form, name: string): boolean => form.offers.some((it) => it.fields[name]?.type === "typed");
  const kept = forms.map((form) => {
    const texts = Object.entries(drafts[form.action] ?? {}).filter(([name]) => isText(form, name));
    return [form.action, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(kept);
}

/** The name of my drawing: where a game has one, it is its seat's own field of the name that is offered. */
function drawingOf(view: PlainView): string {
  const name = todo(view.offers).sketch ?? "drawing";
  const own = view["own"];
  const found = isRecord(own) ? own[name] : view[name];
  return typeof found === "string" ? found : "";
}

const numberOf = (it: unknown): number => (typeof it === "number" ? it : 0);
