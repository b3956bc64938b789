/** What the house asks of its client: sound TypeScript, sound Svelte, and imports that point down. */

import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** From the ground up: each room may use those before it. The table in README.md says what they hold. */
const ROOMS = [
    ...["wire", "browser", "link", "store", "i18n", "sound", "ui", "draw"],
    ...["games", "rules", "print", "referee", "room", "table", "tv", "pages"],
];

const homeless = folders("src").filter((it) => !ROOMS.includes(it));
if (homeless.length) throw new Error(`where among the rooms of eslint.config.js does ${homeless} stand?`);

/** The games of the box LIGHT-LINE, which share its folder. */
const MODES = ["head-line", "kidz-line", "line", "long-line", "solo-line"];
const SHARED = ["parts", "lesson"];
const GAMES = folders("src/games").filter((it) => !SHARED.includes(it));

function folders(inside) {
    const found = readdirSync(inside, { withFileTypes: true });
    return found.filter((it) => it.isDirectory()).map((it) => it.name);
}

function keptFrom(folders, message) {
    const regex = `^(\\.\\./)+(${folders.join("|")})(/|$)`;
    return { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] };
}

const rooms = ROOMS.slice(0, -1).map((room, at) => ({
    files: [`src/${room}/**`],
    rules: keptFrom(ROOMS.slice(at + 1), "Imports between rooms point down: see the table in web/README.md."),
}));

const games = GAMES.map((game) => {
    const above = ROOMS.slice(ROOMS.indexOf("games") + 1);
    const others = GAMES.filter((it) => it !== game && !(it === "light-line" && MODES.includes(game)));
    return {
        files: [`src/games/${game}/**`],
        rules: keptFrom([...above, ...others], "A game knows the rooms below, and no other game."),
    };
});

export default defineConfig(
    { ignores: ["dist", "src/wire"] },
    ts.configs.strict,
    svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        rules: {
            // The compiler finds these already.
            "@typescript-eslint/no-unused-vars": "off",
            // What is replaced as a whole, or only looked up, need not be watched.
            "svelte/prefer-svelte-reactivity": "off",
            // `{" "}` is how a space is kept where prettier breaks the line.
            "svelte/no-useless-mustaches": "off",
            // Both compile every component once more, which svelte-check does already, with our options.
            "svelte/valid-compile": "off",
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
    {
        files: ["**/*.test.ts"],
        // A test that looks for something which is not there fails, as it should.
        rules: { "@typescript-eslint/no-non-null-assertion": "off" },
    },
    rooms,
    games,
);
