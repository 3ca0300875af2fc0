// Webhooks as they came are kept for as long as somebody may have to look into them (D-15.6), and no longer: they hold
// what customers wrote. Those of a business that holds anything by law stay until it does not.
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { sweepDeliveries } from "./delivery.store.ts";

const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * HOUR_MS;

export const oldDeliveries: Sweep = {
  name: "old-deliveries",
  every: HOUR_MS,
  run: (tx, { now }) => sweepDeliveries(tx, new Date(now - KEPT_MS)),
};
