export type LiveEvent = {
  kind: "message" | "status" | "typing" | "numbers" | "mail" | "push" | "reset";
  [field: string]: unknown;
};

export type Live = {
  publish(event: LiveEvent): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
};

/** Tells open pages what just happened. */
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
