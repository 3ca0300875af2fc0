// The buttons of a reply: the lines of its last list, where each is a service, a person or a free hour. They come from
// the reply that both engines write, so the buttons show exactly what the text says. Other lines get no buttons.
import { type Choice, idOfWords } from "../../../conversation/inbox/choices.ts";
import type { Day } from "../../../kit/calendar.ts";
import { sayDay, sayTheTime, sayTime } from "../../../kit/words/say-date.ts";
import type { ToolService, ToolSlot, ToolSpecialist } from "../tools/answers/schema.ts";

/** `slots`: the offered ones; `today`: in the zone of the business. */
export type OfferedRows = {
  services: readonly ToolService[];
  specialists: readonly ToolSpecialist[];
  slots: readonly ToolSlot[];
  today: Day;
};

/** Empty where there is nothing to choose from. */
export function choicesOf(reply: string, offered: OfferedRows): Choice[] {
  const lines = lastList(reply);
  if (lines.length < 2) return [];
  for (const read of [hourOf, personOf, serviceOf]) {
    const choices = lines.map((line, index) => read(line, offered, index));
    const ids = new Set(choices.map((choice) => choice?.id));
    if (!ids.has(undefined) && ids.size === lines.length) return choices.filter((choice) => choice !== null);
  }
  return [];
}

const LINE = /^(?:• |\d{1,2}\. )(.+)$/;

function lastList(reply: string): string[] {
  const lines = reply.split("\n").map((line) => LINE.exec(line)?.[1]?.trim() ?? null);
  const end = lines.findLastIndex((line) => line !== null);
  const start = lines.findLastIndex((line, index) => index < end && line === null);
  return lines.slice(start + 1, end + 1).filter((line) => line !== null);
}

/** "10:30 am con Ana", "jueves 26 de noviembre, 10:30 am con Ana en Centro". */
function hourOf(line: string, { slots, today }: OfferedRows, index: number): Choice | null {
  const fitting = slots.filter(({ day, time }) => {
    const at = sayTime(time);
    return line.startsWith(`${sayDay(day, today)}, ${at}`) || line === at || line.startsWith(`${at} `);
  });
  const [first] = fitting;
  const own = slots[index];
  const isOneDay = fitting.every(({ day }) => day === first?.day);
  const slot = own && fitting.includes(own) ? own : isOneDay ? first : undefined;
  if (!slot) return null;
  const time = sayTime(slot.time);
  const more = line.slice(line.indexOf(time) + time.length).trim();
  const tellsDay = new Set(slots.map(({ day }) => day)).size > 1;
  return choice({
    title: tellsDay ? `${shortDay(slot.day)}, ${time}` : time,
    more,
    words: [plainDay(slot.day), "a", sayTheTime(slot.time), more].filter(Boolean).join(" "),
  });
}

/** One of the people who are free at the requested hour. */
function personOf(line: string, { specialists, slots }: OfferedRows): Choice | null {
  const person = longest(specialists.filter(({ name }) => line === name || line.startsWith(`${name} en `)));
  const slot = person && slots.find(({ specialistId }) => specialistId === person.id);
  if (!person || !slot) return null;
  const more = line.slice(person.name.length).trim();
  const when = `${plainDay(slot.day)} a ${sayTheTime(slot.time)}`;
  return choice({ title: person.name, more, words: [when, "con", person.name, more].filter(Boolean).join(" ") });
}

function serviceOf(line: string, { services }: OfferedRows): Choice | null {
  const service = longest(services.filter(({ name }) => line === name || /^(?:: | \()/.test(restOf(line, name))));
  if (!service) return null;
  const more = restOf(line, service.name).replace(/^: | \(|\)$/g, "");
  return choice({ title: service.name, more, words: service.name });
}

function restOf(line: string, name: string): string {
  return line.startsWith(name) ? line.slice(name.length) : "";
}

/** 'Corte' is a prefix of 'Corte de dama'. */
function longest<T extends { name: string }>(rows: readonly T[]): T | null {
  return [...rows].sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}

function choice({ title, more, words }: { title: string; more: string; words: string }): Choice | null {
  const id = idOfWords(words);
  return id === null ? null : { id, title, ...(more ? { description: capital(more) } : {}) };
}

function capital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/** 'jue 26 nov': it fits on a button with the hour. */
function shortDay(day: Day): string {
  const [weekday = "", date, , month = ""] = plainDay(day).split(" ");
  return `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`;
}

/** Neither 'hoy' nor 'mañana': the customer may press it on another day. */
function plainDay(day: Day): string {
  return sayDay(day, day).replace(/^hoy /, "");
}
