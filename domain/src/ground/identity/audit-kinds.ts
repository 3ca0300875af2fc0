// The kinds of entries of the audit log, for its filter. Each capability says of which kind its actions are.

/** `business`: what no capability names. */
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
