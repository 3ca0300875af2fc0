// A conversation as the list shows it.
import { countryCodeExtOf } from "@mostrador/domain/business/businesses/country-code.ts";
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { DELETED } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { freeUntil } from "@mostrador/domain/conversation/inbox/window.ts";
import { channelName } from "./present-message.ts";
import type { ListedThread } from "./thread-list.store.ts";

export function presentThread(row: ListedThread, now: number): Thread {
  const until = freeUntil(row.last_inbound_at?.getTime() ?? null);
  return {
    _id: row.id,
    businessId: row.business_id,
    channelId: row.channel_id,
    channel: channelName(row.kind),
    clientId: row.contact_id,
    client: {
      _id: row.contact_id,
      name: row.name,
      lastname: row.lastname,
      pushName: row.push_name,
      whatsapp: row.whatsapp,
      countryCode: row.country_code,
      countryCodeExt: countryCodeExtOf(row.country_code),
      type: row.contact_type,
      noRespond: row.no_respond,
    },
    clientName: contactName({
      name: row.name,
      lastname: row.lastname,
      pushName: row.push_name,
      whatsapp: row.whatsapp,
    }),
    messages: lastMessage(row),
    isRead: row.unread_count === 0,
    unreadCount: row.unread_count,
    instagramAccountId: row.instagram_account_id,
    messengerId: row.messenger_id,
    remoteJid: row.kind === "whatsapp" && row.phone ? `${row.phone}@s.whatsapp.net` : "",
    freeUntil: isoOf(until === null ? null : new Date(until)),
    personUntil: row.person_until && row.person_until.getTime() > now ? isoOf(row.person_until) : null,
    handedOverAt: isoOf(row.handed_over_at),
    handOverReason: row.hand_over_reason,
    answerDueAt: isoOf(row.answer_due_at),
  };
}

function lastMessage(row: ListedThread): Thread["messages"] {
  if (row.message_id === null || row.at === null || row.role === null) return [];
  return [
    {
      messageId: row.message_id,
      role: row.role,
      message: row.is_deleted ? DELETED : (row.text ?? ""),
      date: row.at.toISOString(),
      isDeleted: row.is_deleted === true,
      status: row.status,
    },
  ];
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
