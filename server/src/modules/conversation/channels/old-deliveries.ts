// Deletes stored webhooks when they are no longer needed for checks (D-15.6), because they hold what customers wrote.
// Those of a business under legal hold stay until the hold ends.
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { sweepDeliveries } from "./delivery.store.ts";

const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * HOUR_MS;

export const oldDeliveries: Sweep = {
  name: "old-deliveries",
  every: HOUR_MS,
  run: (tx, { now }) => sweepDeliveries(tx, new Date(now - KEPT_MS)),
};
