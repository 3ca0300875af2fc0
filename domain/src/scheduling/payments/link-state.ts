// What the payment page shows: one state at a time, for the holder of the link.
import type { AppointmentStatus } from "../appointments/status.ts";

export const LINK_STATES = [
  "open",
  "pending",
  "paid",
  "received",
  "review",
  "cancelled",
  "cancelled_paid",
  "expired",
  "past",
  "free",
  "prepaid",
  "unavailable",
] as const;
export type LinkState = (typeof LINK_STATES)[number];

export type LinkFacts = {
  status: AppointmentStatus;
  starts: number;
  /** When the slot is released; null: never. */
  dueAt: number | null;
  dueCents: number;
  currency: "MXN" | "USD";
  isConnected: boolean;
  /** Money that was paid and is here now, and whether a person has to decide about it. */
  paid: "settled" | "task" | null;
  isWaiting: boolean;
  /** A session of a package pays for it, or will. */
  isPrepaid: boolean;
};

/**
 * The status comes first: a paid appointment that was cancelled is cancelled. Prices in dollars are shown and paid at
 * the business: a Mexican account only takes pesos.
 */
export function linkState(facts: LinkFacts, now: number): LinkState {
  const { status, starts, dueAt, dueCents, currency, isConnected, paid, isWaiting, isPrepaid } = facts;
  if (status === "cancelada") return paid ? "cancelled_paid" : "cancelled";
  if (status === "no_asistida") return paid ? "past" : "cancelled";
  if (paid && status === "no_pagada") return "received";
  if (paid) return paid === "settled" ? "paid" : "review";
  if (isWaiting && status !== "no_pagada") return "pending";
  if (status === "no_pagada" || (dueAt !== null && dueAt <= now && starts > now)) return "expired";
  if (status === "asistida" || starts <= now) return "past";
  if (isPrepaid) return "prepaid";
  if (dueCents === 0) return "free";
  return isConnected && currency === "MXN" ? "open" : "unavailable";
}
