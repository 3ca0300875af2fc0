// The channel as it goes out: never with its token (D-15.4).
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import type { ChannelRow } from "./channel.store.ts";

export function presentChannel(row: ChannelRow): Channel {
  return {
    _id: row.id,
    businessId: row.business_id,
    kind: row.kind,
    phoneNumberId: row.external_id,
    wabaId: row.waba_id,
    displayPhoneNumber: row.display_phone_number,
    verifiedName: row.verified_name,
    status: row.status,
    reason: row.reason,
    tokenState: row.access_token === null ? null : "conectado",
    checkedAt: row.checked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
