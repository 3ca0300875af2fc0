// Presents a conversation as the list shows it.

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { DELETED } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { WAIT_REASONS } from "@mostrador/domain/conversation/inbox/waiting/answer-kind.ts";
import { freeUntil, personUntil } from "@mostrador/domain/conversation/inbox/window.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { channelName } from "../present-message.ts";
import type { ListedThread } from "./thread-list.store.ts";

/** `isMentioned`: whether a note mentions the caller. */
export function presentThread(businessId: string, row: ListedThread, now: number, isMentioned: boolean): Thread {
  return {
    _id: row.id,
    businessId,
    channelId: row.channel_id,
    channel: channelName(row.kind),
    clientId: row.contact_id,
    client: {
      _id: row.contact_id,
      name: row.name,
      lastname: row.lastname,
      secondLastname: row.second_lastname,
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
      secondLastname: row.second_lastname,
      pushName: row.push_name,
      whatsapp: row.whatsapp,
    }),
    messages: lastMessage(row),
    lastWords: lastWords(row),
    isRead: !row.is_for_people,
    unreadCount: row.unread_count,
    isForPeople: row.is_for_people,
    instagramAccountId: row.instagram_account_id,
    messengerId: row.messenger_id,
    remoteJid: row.kind === "whatsapp" && row.phone ? `${row.phone}@s.whatsapp.net` : "",
    freeUntil: isoOf(freeUntil(row.last_inbound_ms)),
    peopleUntil: isoOf(personUntil(row.kind, row.last_inbound_ms)),
    personUntil: isoOf(row.person_until_ms !== null && row.person_until_ms > now ? row.person_until_ms : null),
    heldBy: row.held_by,
    isClaimed: row.held_by !== null && row.hold_claimed,
    mayGiveBack: row.kind === "whatsapp" && row.held_by === null && row.held_ms !== null,
    handedOverAt: isoOf(row.handed_over_ms),
    handOverReason: row.hand_over_reason,
    silenceReason: row.silence_reason,
    answerDueAt: isoOf(row.answer_due_ms),
    waitingSince: isoOf(row.waiting_ms),
    waitReason: row.waiting_ms !== null && row.wait_kind ? WAIT_REASONS[row.wait_kind] : "",
    assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.assignee_name },
    isMentioned,
    resolvedAt: isoOf(row.resolved_ms),
  };
}

function lastMessage(row: ListedThread): Thread["messages"] {
  if (row.last_message_id === null || row.last_role === null) return [];
  return [
    {
      messageId: row.last_message_id,
      role: row.last_role,
      author: {
        kind: row.author_kind ?? (row.last_role === "user" ? "contact" : "person"),
        name: row.author_name ?? "",
      },
      message: row.last_is_deleted ? DELETED : row.last_text,
      date: new Date(row.last_message_ms).toISOString(),
      isDeleted: row.last_is_deleted,
      status: row.last_trouble,
    },
  ];
}

function lastWords({ words, words_ms: ms, words_deleted: isDeleted }: ListedThread): Thread["lastWords"] {
  if (words === null || ms === null) return null;
  return {
    message: isDeleted ? DELETED : words.slice(0, 300),
    date: new Date(ms).toISOString(),
    isDeleted: isDeleted === true,
  };
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
