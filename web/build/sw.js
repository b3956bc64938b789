/* Keeps the shell at hand: it opens at once, and says so kindly when the table is out of reach. */
const SHELL = "tablee-__VERSION__";
const FILES = ["__FILES__"];
/* What packages bring, kept when it was fetched once: it outlives a new shell. */
const FACES = "faces";

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(SHELL)
            .then((cache) => cache.addAll(FILES))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => names.filter((name) => name.startsWith("tablee-") && name !== SHELL))
            .then((old) => Promise.all(old.map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
    // What a table says is never kept: only the table knows the truth.
    if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/ws/")) return;
    if (event.request.mode === "navigate") event.respondWith(page(event.request));
    else if (FILES.includes(url.pathname)) event.respondWith(file(event.request));
    else if (FACE.test(url.pathname)) event.respondWith(face(event.request));
});

/* `/games/<key>/<hash>/…`: another content has another address. */
const FACE = /^(\/games\/[^/]+\/)[0-9a-f]{16}\//;

/* The newest page when the network answers, the kept one otherwise. */
async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
    }
}

/* Built files carry their hash in their name, so the kept one is the right one. */
async function file(request) {
    return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

/* The kept one is the right one; what is kept of an older face of this game is of no use any more. */
async function face(request) {
    const cache = await caches.open(FACES);
    const kept = await cache.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) {
        const [now, game] = FACE.exec(new URL(request.url).pathname);
        const paths = (await cache.keys()).map((it) => new URL(it.url).pathname);
        const old = paths.filter((it) => it.startsWith(game) && !it.startsWith(now));
        await Promise.all([cache.put(request, answer.clone()), ...old.map((it) => cache.delete(it))]);
    }
    return answer;
}
