// Reads the answer of a model. Each act is read separately, so that an unreadable one does not affect the others; a
// model without tool support may write the same as JSON.
import { cleanInput } from "../tools/clean-input.ts";
import { Act, MOST_ACTS } from "./schema.ts";

/** `unread`: how many acts are dropped, because they are unreadable or too many. */
export type ReadSay = { acts: Act[]; unread: number };

export function readSay(input: unknown): ReadSay {
  const given = listOf(input);
  const acts = given.slice(0, MOST_ACTS).flatMap((each) => {
    const { data } = Act.safeParse(lenient(each));
    return data ? [data] : [];
  });
  return { acts, unread: given.length - acts.length };
}

/** Null for a text that is not such JSON. */
export function sayInText(text: string): ReadSay | null {
  const body = text
    .replace(/^```(?:json)?/, "")
    .replace(/```$/, "")
    .trim();
  if (!/^[[{]/.test(body)) return null;
  try {
    const read = readSay(cleanInput(JSON.parse(body)));
    return read.acts.length > 0 ? read : null;
  } catch {
    return null;
  }
}

function listOf(input: unknown): unknown[] {
  if (Array.isArray(input)) return input;
  if (typeof input !== "object" || input === null) return [];
  const { acts } = input as { acts?: unknown };
  if (typeof acts === "string") return listOf(parsed(acts));
  return acts === undefined ? [input] : listOf(acts);
}

function parsed(text: string): unknown {
  try {
    return cleanInput(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Models write one item for a list of one, and null for none. */
function lenient(act: unknown): unknown {
  if (typeof act === "string") return { act };
  if (typeof act !== "object" || act === null) return act;
  const { service, product, slot, day, sentence, ...rest } = Object.fromEntries(
    Object.entries(act).filter(([, value]) => value !== null),
  );
  const many = (list: unknown, one: unknown) => list ?? (one === undefined ? undefined : [one]);
  const told = {
    ...rest,
    services: many(rest.services, service),
    products: many(rest.products, product),
    slots: many(rest.slots, slot),
    days: many(rest.days, day),
    sentences: many(rest.sentences, sentence),
  };
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, LISTS.has(name) && typeof value === "string" ? [value] : value]),
  );
}

const LISTS: ReadonlySet<string> = new Set(["services", "products", "slots", "days", "sentences"]);
