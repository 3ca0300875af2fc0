// Short addresses for our links in messages: made when a message is written, followed by its receiver.
import type { Module } from "../../../kernel/module.ts";
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { followLink } from "./follow-link.ts";
import { forgetLinks } from "./short-link.store.ts";

export { shortenLinks } from "./shorten-links.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

const oldLinks: Sweep = {
  name: "old-short-links",
  every: DAY_MS,
  run: (tx, ctx) => forgetLinks(tx, new Date(ctx.now), AT_ONCE),
};

export function shortLinksModule(): Module {
  return { rawRoutes: [followLink], sweeps: [oldLinks] };
}
