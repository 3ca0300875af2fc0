// What was changed in the builder, to be undone and done again. Pure.

const MOST = 100;

export type History<Document> = {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
  /** Of the last change; the next one with the same key is a part of it, such as the letters of a word. */
  key: string | null;
};

export function begin<Document>(present: Document): History<Document> {
  return { past: [], present, future: [], key: null };
}

/** The same document again is no change. */
export function record<Document>(history: History<Document>, next: Document, key: string | null = null) {
  if (next === history.present) return history;
  const isPart = key !== null && key === history.key;
  const past = isPart ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present: next, future: [], key };
}

export function undo<Document>(history: History<Document>): History<Document> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], key: null };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, key: null };
}
