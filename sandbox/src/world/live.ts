export type LiveEvent = {
  kind: "message" | "status" | "typing" | "numbers" | "mail" | "push" | "reset";
  [field: string]: unknown;
};

export type Live = {
  publish(event: LiveEvent): void;
  /** Returns the function that stops listening. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
};

/** Sends live changes to open pages. */
export function createLive(): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
