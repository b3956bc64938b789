/**
 * A scripted server for looking at pages: it serves dist/ with the real content security policy, and plays scenes.
 *
 * A scene is chosen by the table's code: LOBY (host), GAST (guest), CHOS, PLAY, ASKD, WAIT, NOTE, WTCH (spectator),
 * OVER, AWAY, MOVE (moved elsewhere), GONE (no such table). Tables opened here begin in a lobby that answers.
 */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";
import { Lobby, sceneOf } from "./room.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = join(here, "..", "dist");
const port = Number(process.env.PORT ?? 8000);
const games = JSON.parse(readFileSync(join(here, "..", "src", "wire", "games.json"), "utf8"));

const CSP =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'";
const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
};

const rooms = new Map();
const roomOf = (code) => {
    if (!rooms.has(code)) rooms.set(code, new Lobby(code, sceneOf(code)));
    return rooms.get(code);
};

const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url, "http://mock");
    const json = (value, status = 200) => {
        answer.writeHead(status, { "content-type": "application/json" });
        answer.end(JSON.stringify(value));
    };
    if (!pathname.startsWith("/api/")) return page(pathname, answer);
    if (pathname === "/api/games") return json(games);
    if (pathname === "/api/tables") {
        const wish = await body(request);
        const room = roomOf("BCDF");
        room.open(wish);
        answer.setHeader("set-cookie", "mock=1; HttpOnly; SameSite=Lax; Path=/");
        return json({ code: "BCDF", invite: room.invite, person: 1 });
    }
    const [, , , code, door] = pathname.split("/");
    if (code === "GONE") return json({ code: "no_such_table", rule: null }, 404);
    const room = roomOf(code);
    if (door === "join") {
        answer.setHeader("set-cookie", "mock=1; HttpOnly; SameSite=Lax; Path=/");
        return json({ code, invite: room.invite, person: room.room.you });
    }
    // Looking back needs the rules: the real server has them.
    if (door === "games") return json({ code: "no_such_step", rule: null }, 404);
    if (door === "log") {
        answer.writeHead(200, { "content-type": "application/x-ndjson" });
        return createReadStream(join(here, "scenes", "over.jsonl")).pipe(answer);
    }
    // Only those who came before are known; one cookie stands for every seat.
    const you = /(^|; )mock=1/.test(request.headers.cookie ?? "") ? room.room.you : null;
    return json({ code, game: "between", people: 2, is_open: code !== "SHUT", stage: room.room.stage, you });
});

function page(pathname, answer) {
    const file = normalize(join(dist, pathname));
    const found = file.startsWith(dist) && extname(file) && existsSync(file) ? file : join(dist, "index.html");
    if (extname(pathname) && found.endsWith("index.html")) return answer.writeHead(404).end();
    answer.writeHead(200, {
        "content-type": TYPES[extname(found)] ?? "application/octet-stream",
        "content-security-policy": CSP,
    });
    return createReadStream(found).pipe(answer);
}

async function body(request) {
    let text = "";
    for await (const part of request) text += part;
    return JSON.parse(text || "{}");
}

new WebSocketServer({ server }).on("connection", (socket, request) => {
    const code = request.url.split("/").pop();
    if (code === "MOVE") return socket.close(4001, "moved elsewhere");
    const room = roomOf(code);
    room.greet(socket);
    socket.on("message", (text) => room.hear(JSON.parse(String(text))));
});

server.listen(port, () => console.log(`http://127.0.0.1:${port}`));
