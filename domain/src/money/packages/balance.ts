// The sessions of a bought package: what each movement does to what is left (contract/money#packages).
import { addDays, type Day } from "../../kit/calendar.ts";

/** `pending`: bought online and not paid yet; `lapsed`: nobody paid it in time. Both have no sessions. */
export const PURCHASE_STATUSES = ["active", "spent", "expired", "refunded", "pending", "lapsed"] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
export const STATUS_LABELS: Readonly<Record<PurchaseStatus, string>> = {
  active: "Vigente",
  spent: "Usado",
  expired: "Vencido",
  refunded: "Devuelto",
  pending: "Por pagar en línea",
  lapsed: "No se pagó",
};

export const SESSION_MOVES = ["bought", "used", "returned", "expired", "extended", "refunded"] as const;
export type SessionMove = (typeof SESSION_MOVES)[number];
export const MOVE_LABELS: Readonly<Record<SessionMove, string>> = {
  bought: "Compra",
  used: "Sesión usada",
  returned: "Sesión devuelta al paquete",
  expired: "Vencimiento",
  extended: "Vigencia ampliada",
  refunded: "Devolución del paquete",
};

export type Balance = {
  readonly sessions: number;
  readonly left: number;
  /** The last day on which a session may be used; null: it never expires. */
  readonly expiresOn: Day | null;
  readonly status: PurchaseStatus;
};
export type SessionChange = Pick<Balance, "left" | "status" | "expiresOn"> & {
  /** In their order, with their signs; empty: nothing changes. */
  readonly moves: readonly { readonly type: SessionMove; readonly sessions: number }[];
};

/** The last day: that of the sale is the first of them. Null: it never expires. */
export function lastDay(soldOn: Day, validDays: number | null): Day | null {
  return validDays === null ? null : addDays(soldOn, validDays);
}

export function isExpired({ expiresOn }: Pick<Balance, "expiresOn">, today: Day): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** Null: it has none for an appointment on that day. */
export function takeSession(balance: Balance, on: Day): SessionChange | null {
  if (balance.status !== "active" || balance.left === 0 || isExpired(balance, on)) return null;
  return moved(balance, balance.left - 1, "spent", [{ type: "used", sessions: -1 }]);
}

/** A session that comes back too late expires, and one of a refunded package is closed with it. */
export function giveSessionBack(balance: Balance, today: Day): SessionChange {
  const back = { type: "returned", sessions: 1 } as const;
  const { status, left } = balance;
  if (status === "refunded" || isExpired(balance, today)) {
    const type = status === "refunded" ? "refunded" : "expired";
    return moved(balance, 0, type, [back, { type, sessions: -left - 1 }]);
  }
  return moved(balance, left + 1, "active", [back]);
}

/** Nothing happens before its last day is over, or where nothing is left. */
export function expire(balance: Balance, today: Day): SessionChange | null {
  if (balance.left === 0 || !isExpired(balance, today)) return null;
  return moved(balance, 0, "expired", [{ type: "expired", sessions: -balance.left }]);
}

/** `expired`: the sessions that expired and were not brought back. They come back with a day that is not over. */
export function changeExpiry(balance: Balance, expiresOn: Day | null, expired: number): SessionChange {
  const changed = { ...balance, expiresOn };
  if (balance.status !== "expired" || expired === 0) return moved(changed, balance.left, balance.status, []);
  return moved(changed, expired, "active", [{ type: "extended", sessions: expired }]);
}

/** Whether its money has not arrived: it is neither sold nor owed. */
export function isUnpaid({ status }: { status: PurchaseStatus }): boolean {
  return status === "pending" || status === "lapsed";
}

/** Its money arrived: all sessions, from this day on. */
export function begin({ sessions }: Pick<Balance, "sessions">, today: Day, validDays: number | null): SessionChange {
  const expiresOn = lastDay(today, validDays);
  return { left: sessions, status: "active", expiresOn, moves: [{ type: "bought", sessions }] };
}

/** What is left is closed. */
export function close(balance: Balance): SessionChange {
  const moves = balance.left > 0 ? [{ type: "refunded" as const, sessions: -balance.left }] : [];
  return moved(balance, 0, "refunded", moves);
}

/** Pesos of each session that is left, of what was paid: what the desk is offered to give back. */
export function refundOffered({ sessions, left, paid }: { sessions: number; left: number; paid: number }): number {
  return Math.round((paid * left * 100) / sessions) / 100;
}

function moved(
  { expiresOn }: Balance,
  left: number,
  ifNone: PurchaseStatus,
  moves: SessionChange["moves"],
): SessionChange {
  return { expiresOn, left, status: left > 0 ? "active" : ifNone, moves };
}
