// The connections of the queue's library, which itself prepares nothing: PostgreSQL would plan a fetch for longer than it
// runs it.
import pg, { type ClientConfig } from "pg";
import { createNames } from "../db/wire/prepared.ts";

const MOST_PREPARED = 150;

/** A class of connections that prepare the statements that are used often; its names are its own. */
export function preparingClient(): typeof pg.Client {
  const names = createNames("queue", MOST_PREPARED);
  return class extends pg.Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      const send = this.query.bind(this) as (...parts: unknown[]) => unknown;
      const prepared = (text: unknown, values?: unknown, ...more: unknown[]) => {
        // several statements in one text come without values, and cannot be prepared
        const name = typeof text === "string" && Array.isArray(values) ? names.nameOf(text) : undefined;
        return send(name ? { name, text } : text, values, ...more);
      };
      this.query = prepared as typeof this.query;
    }
  };
}
