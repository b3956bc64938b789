/** All that the half of the client which needs no page may use of the device it runs on: see tsconfig.pure.json. */

declare function setTimeout(call: (nothing?: undefined) => void, after: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function queueMicrotask(call: () => void): void;
declare function requestAnimationFrame(tick: (time: number) => void): number;
declare function cancelAnimationFrame(id: number): void;

declare const localStorage: import("./src/link/outbox").Shelf;
declare const sessionStorage: import("./src/link/outbox").Shelf;
declare const location: { readonly search: string };
declare const navigator: { readonly language: string };
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

declare class URLSearchParams {
  constructor(search: string);
  get(name: string): string | null;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** A file, which is only handed on. */
interface Blob {
  readonly size: number;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
  readonly keepalive?: boolean;
}
declare function fetch(address: string, how: Asking): Promise<Response>;

/** Vite finds the files of a folder while it builds. */
interface ImportMeta {
  glob<T>(pattern: string, how: { readonly eager: true }): Record<string, T>;
  glob<T>(
    pattern: string | string[],
    how?: { readonly query: string; readonly import: string },
  ): Record<string, () => Promise<T>>;
}

/** What a part of a game is laid in; who needs no page only hands it on. */
interface HTMLElement {
  readonly localName: string;
}
