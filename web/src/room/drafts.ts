/** Words that are being written and not brought yet: a paper that was closed by mistake has them still, as long as the page lives. */

interface Draft {
  readonly title: string;
  readonly text: string;
}

const kept = new Map<string, Draft>();

export const drafts = {
  of(code: string, pack: string): Draft & { readonly key: string } {
    const key = `${code}:${pack}`;
    return { key, ...(kept.get(key) ?? { title: "", text: "" }) };
  },
  keep(key: string, draft: Draft): void {
    kept.set(key, draft);
  },
  drop(key: string): void {
    kept.delete(key);
  },
};
