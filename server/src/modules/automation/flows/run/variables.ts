// What a run knows, and the value of each key of its data (D-10).

import type { DataValue } from "@mostrador/domain/automation/flows/comparison.ts";
import { dataKey, keyOfVariable } from "@mostrador/domain/automation/flows/data.ts";
import { DAY_NAMES } from "@mostrador/domain/business/branches/weekly-ranges.ts";
import { weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { sayDay, sayTheTime } from "@mostrador/domain/kit/words/say-date.ts";

export type DataRow = Record<string, string | number | null>;
/** Stored with the run: the signals as they came, the text that was prepared, the rows that were fetched. */
export type RunVariables = {
  event_signal?: DataRow;
  comment_signal?: DataRow;
  text_string?: string;
  threads?: DataRow[];
  appointments?: DataRow[];
  clients?: DataRow[];
};

/** A comment as a run begins with it: the name of its author is under its network, too. */
export function commentSignal(comment: { content: string; source: string; userName: string; at: Date }): DataRow {
  const { content, source, userName, at } = comment;
  const isFrom = (network: string) => (source === network ? userName : "");
  return {
    content,
    source,
    userName,
    facebookUserName: isFrom("facebook"),
    instagramUserName: isFrom("instagram"),
    createdAt: at.toISOString(),
  };
}

/** What is read for each node. */
export type PresentFacts = {
  now: number;
  zone: string;
  businessName: string;
  contact: DataRow | null;
  lastMessage: DataRow | null;
};

export function valueOfKey(variables: RunVariables, facts: PresentFacts, key: string): DataValue {
  if (key === "text_string") return variables.text_string;
  const [source = "", field = ""] = key.split(".");
  switch (source) {
    case "event_signal":
      return variables.event_signal?.[field];
    case "comment_signal":
    case "metacomments":
      return variables.comment_signal?.[field];
    case "time":
      return timeValue(facts, field);
    case "messages":
      return facts.lastMessage?.[field];
    case "clients":
      return collected(variables.clients ?? (facts.contact ? [facts.contact] : []), field);
    case "threads":
    case "appointments":
      return collected(variables[source] ?? [], field);
    default:
      return undefined;
  }
}

/** The fields of a collection are those of its first row. */
function collected(rows: readonly DataRow[], field: string): DataValue {
  return field === "count" ? rows.length : rows[0]?.[field];
}

function timeValue({ now, zone }: PresentFacts, field: string): DataValue {
  const { day, time } = localOf(zone, now);
  if (field === "hour") return Number(time.slice(0, 2));
  return field === "weekday" ? DAY_NAMES[weekdayOf(day)] : new Date(now).toISOString();
}

/** The values of a text's variables: those of the contact, and the keys in lower case. */
export function textValues(variables: RunVariables, facts: PresentFacts, names: readonly string[]) {
  const { contact, businessName } = facts;
  const own: Record<string, DataValue> = {
    nombre: contact?.name || contact?.pushName,
    nombre_whatsapp: contact?.pushName || contact?.name,
    negocio: businessName,
  };
  const values: Record<string, string> = {};
  for (const name of names) {
    const known = Object.hasOwn(own, name) ? own[name] : valueOfKey(variables, facts, keyOfVariable(name));
    values[name] = shownValue(name, known, facts);
  }
  return values;
}

/** Instants are written as people read them. */
function shownValue(name: string, value: DataValue, { zone, now }: PresentFacts): string {
  if (value === null || value === undefined) return "";
  if (dataKey(keyOfVariable(name))?.type !== "date") return String(value);
  const instant = Date.parse(String(value));
  if (Number.isNaN(instant)) return String(value);
  const { day, time } = localOf(zone, instant);
  return `${sayDay(day, localOf(zone, now).day)} a ${sayTheTime(time)}`;
}
