// The kinds of entries of the audit log: what an action belongs to, for the filter of the log.

/** The first part of the actions of each kind ('appointment' of 'appointment.moved'). Others are of the business. */
const PREFIXES = {
  agenda: ["appointment", "block", "closedDate", "google", "kiosk"],
  conversations: [
    "thread",
    "inbox",
    "template",
    "trafficAd",
    "channel",
    "assistant",
    "flow",
    "notification",
    "readyRule",
  ],
  contacts: [
    "client",
    "enrollment",
    "conversionEvent",
    "formAnswer",
    "privacyRequest",
    "privacyNotice",
    "retention",
    "legalHold",
  ],
  money: [
    "payment",
    "charge",
    "moneyMovement",
    "order",
    "package",
    "packagePurchase",
    "commission",
    "credits",
    "mercadoPago",
  ],
  people: ["member", "invitation", "team", "staff-number"],
} as const;

export const AUDIT_KINDS = ["agenda", "conversations", "contacts", "money", "people", "business"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  agenda: "Agenda",
  conversations: "Mensajes y asistentes",
  contacts: "Clientes y sus datos",
  money: "Dinero",
  people: "Personas con acceso",
  business: "Negocio y catálogo",
};

/** `isWithin`: whether the kind has these prefixes, or all others. */
export function prefixesOf(kind: AuditKind): { isWithin: boolean; prefixes: readonly string[] } {
  return kind === "business"
    ? { isWithin: false, prefixes: Object.values(PREFIXES).flat() }
    : { isWithin: true, prefixes: PREFIXES[kind] };
}
