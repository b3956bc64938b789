/** Somebody who asks to come to a table: under which name, whether the door is thinking, and what is in the way. */

import { refusalSentence, t } from "../i18n";
import { Refusal } from "../link/api";

export class Entering {
  name = $state("");
  problem = $state<string | null>(null);
  isBusy = $state(false);

  constructor(name = "") {
    this.name = name;
  }

  /** What a form does when it is sent. */
  async ask(event: { preventDefault(): void }, comeIn: (name: string) => Promise<void>): Promise<void> {
    event.preventDefault();
    const name = this.name.trim();
    if (!name) {
      this.problem = t("name.missing");
      return;
    }
    this.isBusy = true;
    try {
      await comeIn(name);
    } catch (why) {
      this.problem = refusalSentence(why instanceof Refusal ? why.code : "unreachable");
    } finally {
      this.isBusy = false;
    }
  }
}
