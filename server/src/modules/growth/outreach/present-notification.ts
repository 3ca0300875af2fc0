// Planned messages for screens.

import type { NotificationStatus } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { Unreached } from "../../conversation/inbox/index.ts";
import type { ListedRow } from "./listed.store.ts";
import { appointmentIdsOf } from "./notification.store.ts";

type Circumstances = {
  unreached?: Unreached | undefined;
  words?: string | undefined;
  waitsFor?: Notification["waitsFor"] | undefined;
  cause?: Notification["cause"] | undefined;
};

/** `unreached`: why it could not be sent as things are; `words`: those of now, where it has variables. */
export function presentNotification(
  row: ListedRow,
  { unreached, words, waitsFor = "time", cause = NO_CAUSE }: Circumstances = {},
): Notification {
  const status = unreached?.isFinal ? "blocked" : statusOf(row);
  const countryCode = row.contact_country_code ?? row.specialist_country_code ?? "52";
  return {
    _id: row.id,
    businessId: row.business_id,
    clientId: row.contact_id,
    whatsapp: row.client_whatsapp ?? row.specialist_whatsapp ?? "",
    countryCode,
    countryCodeExt: countryCodeExtOf(countryCode),
    text: row.text,
    preview: words ?? row.text,
    deliveryDate: row.deliver_at.toISOString(),
    waitsFor: row.state === "planned" ? waitsFor : "time",
    phase: row.phase,
    funnelId: row.funnel_id,
    sent: status === "sent",
    deletable: row.deletable,
    kind: row.kind,
    status,
    reason:
      unreached?.reason || row.reason || (row.state === "sent" && status !== "sent" ? (row.message_reason ?? "") : ""),
    chargedAs: row.message_charged_as ?? "",
    recipient: recipientOf(row),
    ruleId: row.rule_id,
    cause,
    appointmentId: row.appointment_id,
    appointmentIds: appointmentIdsOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const NO_CAUSE = { rule: "", services: [], appointmentAt: null, by: "" };

const BY_MESSAGE: Readonly<Record<string, NotificationStatus>> = lookup({
  queued: "sending",
  sending: "sending",
  unknown: "sending",
  failed: "not_sent",
});

/** After the hand-over to the conversation, its message has the result. */
function statusOf({ state, message_status: message }: ListedRow): NotificationStatus {
  return state === "sent" ? (BY_MESSAGE[message ?? ""] ?? "sent") : state;
}

function recipientOf(row: ListedRow): string {
  return row.specialist_name ?? clientName(row);
}
