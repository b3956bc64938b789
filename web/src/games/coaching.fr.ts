/** Ce que peut dire le coach de n’importe quel jeu. */
import type { coach as en } from "./coaching.en";

export const coach: { readonly [K in keyof typeof en]: string } = { "where.none": "Rien à chercher : que vous reste-t-il à faire ?", "where.other": "Regardez ce que vous pouvez faire maintenant.", "what.none": "Attendez : il n’y a encore rien à faire.", "what.other": "Faites ce qui est proposé en premier." };
