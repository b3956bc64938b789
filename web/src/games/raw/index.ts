/** The plainest table there is: for a game whose screen is not written yet. */

import { t } from "../../i18n";
import { game, type AnyView, type GameModule } from "../game";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";

export const raw: GameModule<AnyView, unknown, unknown> = {
  Table,
  Hand,
  now: (view) => ({
    text: view.offers.length > 0 ? t("play.your_turn") : t("raw.nothing"),
    isMine: view.offers.length > 0,
  }),
  stage: () => "play",
  tell: (event) => JSON.stringify(event),
  notes: () => [],
  ending: (outcome) => outcome.why,
};

export default game(raw);
