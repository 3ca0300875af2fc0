// What an error of Meta means for a message: retry, give up, or the channel itself is down; with the reason for staff.
// For answers to a call and for `failed` statuses, of all three carriers.
import { carrierName } from "../../channels/carrier-name.ts";
import type { ChannelKind } from "../../channels/schema.ts";
import { type ErrorKind, META_CODES, RIGHTS, TRANSIENT, UNKNOWN_FAULT, UNKNOWN_RIGHT } from "./meta-codes.ts";

export type MetaError = {
  code: number;
  subcode?: number | undefined;
  /** The HTTP status of the answer; a webhook has none. */
  status?: number | undefined;
  /** Meta marks it as temporary. */
  isTransient?: boolean | undefined;
};

export type DeliveryError = {
  kind: ErrorKind;
  reason: string;
  /** The contact told WhatsApp that they want no promotions of this business. */
  isOptOut: boolean;
};

export function metaError(
  carrier: ChannelKind,
  { code, subcode, status = 0, isTransient = false }: MetaError,
): DeliveryError {
  const known =
    META_CODES[`${code}.${subcode}`] ?? META_CODES[code] ?? (code >= 200 && code <= 299 ? RIGHTS : undefined);
  const [kind, reason] = known ?? (isTransient ? TRANSIENT : byStatus(code, status));
  const name = carrierName(carrier);
  const text = typeof reason === "string" ? reason : carrier === "whatsapp" ? reason.number : reason.page;
  return {
    // Meta marks it as temporary: a later try does no harm.
    kind: isTransient ? "retry" : kind,
    reason: text.replace("{canal}", name),
    isOptOut: code === 131050,
  };
}

/** Meta adds codes: server errors are temporary, and a missing permission is not the fault of one message. */
function byStatus(code: number, status: number): readonly [ErrorKind, string] {
  if (status >= 500) return UNKNOWN_FAULT;
  if (status === 401 || status === 403) return UNKNOWN_RIGHT;
  return ["refused", `{canal} no aceptó el mensaje (código ${code})`];
}
