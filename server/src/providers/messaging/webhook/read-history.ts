// Imports from the phone's own app, when a number is used in both places: earlier conversations, which need no answer,
// and the names in its contact book.

import { digitsOf, type Fields, fieldsOf, listOf, millisOf, textOf } from "../read-json.ts";
import type { NumberEvent, Person } from "./port.ts";
import { readContent } from "./read-content.ts";

/** Its owner refused to share them. */
const DECLINED = 2593109;

export function readHistory({ externalId, ours }: { externalId: string; ours: string }, value: Fields): NumberEvent[] {
  return listOf(value.history).flatMap((part): NumberEvent[] => {
    if (listOf(part.errors).some(({ code }) => code === DECLINED)) {
      return [{ externalId, type: "history-progress", percent: null }];
    }
    const messages = listOf(part.threads).flatMap((thread) => {
      const person = personOf(thread);
      return person ? listOf(thread.messages).flatMap((message) => readOld(externalId, ours, person, message)) : [];
    });
    const percent = Number(fieldsOf(part.metadata).progress ?? Number.NaN);
    const isTold = percent >= 0 && percent <= 100;
    return isTold ? [...messages, { externalId, type: "history-progress", percent: Math.round(percent) }] : messages;
  });
}

/** A thread is named by the person's number; a person without one is identified by its context. */
function personOf(thread: Fields): Person | null {
  const context = fieldsOf(thread.context);
  const [waId, userId] = [digitsOf(context.wa_id ?? thread.id), textOf(context.user_id)];
  if (!waId && !userId) return null;
  const user = textOf(context.username).trim();
  const name = (user && `@${user}`).slice(0, 120);
  return { waId: waId || null, userId: userId || null, name, changedTo: null, changedUserId: null };
}

/** Messages that only change another one, or were lost, are not imported. */
const NOT_OF_THEIR_OWN = new Set(["reaction", "revoke", "edit", "system", "errors", "media_placeholder", ""]);

function readOld(externalId: string, ours: string, person: Person, message: Fields): NumberEvent[] {
  const [providerId, type] = [textOf(message.id), textOf(message.type)];
  const at = millisOf(message.timestamp);
  if (!providerId || at === 0 || NOT_OF_THEIR_OWN.has(type) || textOf(message.group_id)) return [];
  const isOurs = ours !== "" && digitsOf(message.from) === ours;
  return [{ externalId, type: "old-message", providerId, person, at, isOurs, content: readContent(message, ours) }];
}

/** People that the business removes from its phone stay contacts here: they may have appointments. */
export function readPhoneBook(externalId: string, value: Fields): NumberEvent[] {
  return listOf(value.state_sync).flatMap((entry): NumberEvent[] => {
    const contact = fieldsOf(entry.contact);
    const name = (textOf(contact.full_name) || textOf(contact.first_name)).trim().slice(0, 120);
    const waId = digitsOf(contact.phone_number);
    const isPerson = textOf(entry.type) === "contact" && textOf(entry.action) !== "remove";
    if (!isPerson || !name || !/^\d{8,15}$/.test(waId)) return [];
    const person = { waId, userId: null, name, changedTo: null, changedUserId: null };
    return [{ externalId, type: "known-person", person }];
  });
}
