// The texts that staff read outside the product: who waits, where and since when. Not the message itself: only people
// who open the conversation may read it.
import type { Day, HourMinute } from "@mostrador/domain/kit/calendar.ts";
import { sayTheDay, sayTheTime } from "@mostrador/domain/kit/words/say-date.ts";
import type { PushNote } from "../../../../providers/push/port.ts";

export type AlarmFacts = {
  businessId: string;
  business: string;
  clientId: string;
  client: string;
  since: { day: Day; time: HourMinute };
  today: Day;
  minutes: number;
};

const LONGEST_NAME = 60;

export function alarmLetter(facts: AlarmFacts, step: number, url: string): { subject: string; text: string } {
  const { business } = facts;
  const client = cut(facts.client);
  return {
    subject: `${client} ${step === 1 ? "espera" : "sigue esperando"} respuesta en ${cut(business)}`,
    text: [
      `${client} espera a una persona de ${business} desde ${whenText(facts)} (${lengthText(facts.minutes)}).`,
      `Responder: ${url}${addressOf(facts)}`,
      "Recibes este correo porque nadie ha contestado todavía. Cuándo se avisa lo cambias en los ajustes del chat.",
    ].join("\n\n"),
  };
}

/** One for each wait: the second note replaces the first. */
export function alarmNote(facts: AlarmFacts, waitId: string): PushNote {
  return {
    title: `${cut(facts.client)} espera a una persona`,
    body: `${cut(facts.business)}: desde ${whenText(facts)}`,
    url: addressOf(facts),
    tag: waitId.replaceAll("-", ""),
  };
}

type MentionFacts = Pick<AlarmFacts, "businessId" | "business" | "clientId" | "client"> & {
  author: string;
  messageId: string;
};

/** Without the text of the note, because it is about the customer. */
export function mentionNote({ author, messageId, ...facts }: MentionFacts): PushNote {
  return {
    title: `${cut(author)} te mencionó en una nota`,
    body: `${cut(facts.business)}: conversación con ${cut(facts.client)}`,
    url: addressOf(facts),
    tag: messageId.replaceAll("-", ""),
  };
}

function addressOf({ businessId, clientId }: Pick<AlarmFacts, "businessId" | "clientId">): string {
  return `/chat?${new URLSearchParams({ cliente: clientId, negocio: businessId })}`;
}

function whenText({ since, today }: AlarmFacts): string {
  return since.day === today ? sayTheTime(since.time) : `${sayTheDay(since.day, today)} a ${sayTheTime(since.time)}`;
}

function lengthText(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? "hace 1 minuto" : `hace ${minutes} minutos`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hours === 1 ? "hace 1 hora" : `hace ${hours} horas`;
  return `hace ${Math.floor(hours / 24)} días`;
}

function cut(text: string): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join("")}…` : letters.join("");
}
