// An honest language model for the customers of a week: it understands only what they write, looks up what it says,
// proposes what they want, and chooses acts. It shares no code with the product and knows only its prompt.

// biome-ignore lint/suspicious/noExplicitAny: what tools answer has every shape
type ToolResult = any;
export type ModelMessage = {
  role: string;
  content?: unknown;
  tool_calls?: { id: string; function: { name: string } }[];
  tool_call_id?: string;
};
export type Step = { name: string; arguments: object };

type Turn = {
  /** What the customer has written, the last turn last. */
  said: string[];
  /** The last answer before this turn. */
  before: string;
  /** The results of the tools in this turn, by their names. */
  found: Map<string, ToolResult>;
  today: string;
  isNamed: boolean;
};
type Wish = { kind: "book" | "move" | "cancel"; text: string };
type DayAndTime = { day: string | null; time: string | null };

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const COMPLAINS = /queja|molesta|quemaron|alergia|responsable/i;
const ASKS: [RegExp, (turn: Turn) => Step][] = [
  [/cu[aá]nto cuesta|qu[eé] precio|en cu[aá]nto sale/i, (turn) => ofService(turn, "price")],
  [/a qu[eé] hora abren/i, () => say({ act: "hours" })],
  [/d[oó]nde est[aá]n/i, () => say({ act: "place" })],
  [/tatuaj/i, (turn) => lookedUp(turn, "list_services") ?? say({ act: "services" })],
];

/** The next call of the turn that these messages end with. */
export function nextStep(messages: readonly ModelMessage[]): Step {
  const turn = turnOf(messages);
  const last = turn.said.at(-1) ?? "";
  if (COMPLAINS.test(last)) {
    const told = turn.found.get("hand_over");
    // a failed call is repeated: a customer who complains must reach a person
    return told && !told.error
      ? say({ act: "sorry" })
      : { name: "hand_over", arguments: { reason: "Tiene una queja" } };
  }
  const asked = ASKS.filter(([pattern]) => pattern.test(last)).map(([, answer]) => answer(turn));
  if (asked.length > 0) return asked.find(({ name }) => name !== "say") ?? say(...asked.flatMap(actsOf));
  const wish = wishOf(turn.said);
  if (wish?.kind === "cancel") return cancel(turn);
  if (wish) return settle(turn, wish);
  return say({ act: "greet" }, { act: "ask", about: "need" });
}

function turnOf(messages: readonly ModelMessage[]): Turn {
  const words = messages.map(textOf);
  const isReminder = (at: number) => words[at]?.startsWith("Tu respuesta anterior no se envió");
  const users = messages.flatMap(({ role }, at) => (role === "user" && !isReminder(at) ? [at] : []));
  const begun = messages.findLastIndex(({ role, tool_calls: calls }) => role === "assistant" && !calls);
  const names = new Map(messages.flatMap(({ tool_calls: calls }) => calls ?? []).map((one) => [one.id, one.function]));
  const found = new Map<string, ToolResult>();
  for (const [at, { role, tool_call_id: id }] of messages.entries()) {
    if (role === "tool" && at > begun) found.set(names.get(id ?? "")?.name ?? "", parsed(words[at] as string));
  }
  const system = words[0] ?? "";
  return {
    said: users.map((at) => words[at] as string),
    before: begun >= 0 ? (words[begun] as string) : "",
    found,
    today: /Hoy es \S+ (\d{4}-\d\d-\d\d)/.exec(system)?.[1] ?? "",
    isNamed: /dice llamarse/.test(system),
  };
}

/** The latest action that the customer asked for, even when other messages followed. */
function wishOf(said: readonly string[]): Wish | null {
  for (const text of said.toReversed()) {
    if (/cancel/i.test(text)) return { kind: "cancel", text };
    if (/mover|c[aá]mbia/i.test(text)) return { kind: "move", text };
    if (/quiero|quisiera|me das|necesito/i.test(text)) return { kind: "book", text };
  }
  return null;
}

function cancel(turn: Turn): Step {
  const looked = lookedUp(turn, "list_appointments");
  if (looked) return looked;
  const [own] = turn.found.get("list_appointments").appointments ?? [];
  if (!own) return say({ act: "appointments" });
  return lookedUp(turn, "cancel", { appointment: own.ref }) ?? say({ act: "thank" });
}

/** Proposes an hour from the last offer, or the one that the customer names. */
function settle(turn: Turn, wish: Wish): Step {
  const looked = wish.kind === "move" ? lookedUp(turn, "list_appointments") : lookedUp(turn, "list_services");
  if (looked) return looked;
  const own = wish.kind === "move" ? turn.found.get("list_appointments").appointments?.[0] : undefined;
  if (wish.kind === "move" && !own) return say({ act: "appointments" });
  const serviceId = own?.serviceId ?? serviceIn(turn, turn.said.join("\n"))?.id;
  if (!serviceId) return say({ act: "ask", about: "service" });
  const { day, time } = whenOf(turn, wish);
  if (!day) return say({ act: "ask", about: "day" });
  const found = turn.found.get("find_slots");
  if (!found) {
    const at = time ? { time } : {};
    const moved = own ? { appointment: own.ref } : {};
    return { name: "find_slots", arguments: { serviceId, from: day, to: day, ...at, ...moved } };
  }
  const slot = found.slots?.[0];
  if (!slot || !time) return say({ act: "slots" });
  if (wish.kind === "book" && !turn.isNamed && !/ana l[oó]pez/i.test(turn.said.join(" ")))
    return say({ act: "ask", about: "name" });
  const name = wish.kind === "book" && !turn.isNamed ? { clientName: "Ana López" } : {};
  const proposed = own
    ? lookedUp(turn, "reschedule", { appointment: own.ref, slot: slot.ref })
    : lookedUp(turn, "book", { slot: slot.ref, ...name });
  const refused = turn.found.get(own ? "reschedule" : "book")?.error;
  return proposed ?? say({ act: refused ? "slots" : "thank" });
}

function whenOf(turn: Turn, wish: Wish): DayAndTime {
  const last = turn.said.at(-1) as string;
  const own = { day: dayIn(last, turn.today), time: timeIn(last) };
  const wished = { day: dayIn(wish.text, turn.today), time: timeIn(wish.text) };
  if (last === wish.text) return wished;
  const offered = firstOffered(turn);
  if (own.day || own.time || !offered) return { day: own.day ?? wished.day, time: own.time ?? wished.time };
  return { day: offered.day ?? wished.day, time: offered.time };
}

/** The meaning of 'la primera'. */
function firstOffered({ before, today }: Turn): DayAndTime | null {
  const at = before.indexOf("•");
  if (at < 0) return null;
  const [line = ""] = before.slice(at).split("\n");
  const time = /(\d{1,2}):(\d\d) (am|pm)/.exec(line);
  if (!time) return null;
  const hour = (Number(time[1]) % 12) + (time[3] === "pm" ? 12 : 0);
  return {
    day: dayIn(line, today) ?? dayIn(before.slice(0, at), today, true),
    time: `${String(hour).padStart(2, "0")}:${time[2]}`,
  };
}

function dayIn(text: string, today: string, isLast = false): string | null {
  const all = [...text.matchAll(new RegExp(`(\\d{1,2}) de (${MONTHS.join("|")})`, "gi"))];
  const found = isLast ? all.at(-1) : all[0];
  if (!found) return null;
  const month = String(MONTHS.indexOf((found[2] as string).toLowerCase()) + 1).padStart(2, "0");
  const day = `${month}-${(found[1] as string).padStart(2, "0")}`;
  const year = Number(today.slice(0, 4));
  return `${day < today.slice(5) ? year + 1 : year}-${day}`;
}

/** 'a las 4:30': early hours mean the afternoon, because salons are closed at night. */
function timeIn(text: string): string | null {
  const found = /a las? (\d{1,2})(?::(\d\d))?/.exec(text);
  if (!found) return null;
  const hour = Number(found[1]);
  return `${String(hour < 8 ? hour + 12 : hour).padStart(2, "0")}:${found[2] ?? "00"}`;
}

function ofService(turn: Turn, act: string): Step {
  const looked = lookedUp(turn, "list_services");
  if (looked) return looked;
  const wanted = serviceIn(turn, turn.said.at(-1) as string);
  return wanted ? say({ act, services: [wanted.id] }) : say({ act });
}

function serviceIn(turn: Turn, text: string): { id: string; name: string } | undefined {
  return (turn.found.get("list_services")?.services ?? []).find(({ name }: { name: string }) =>
    text.toLowerCase().includes(name.toLowerCase()),
  );
}

/** Null when this tool has already answered in this turn. */
function lookedUp({ found }: Turn, name: string, args: object = {}): Step | null {
  return found.has(name) ? null : { name, arguments: args };
}

function say(...acts: object[]): Step {
  return { name: "say", arguments: { acts } };
}

/** A call that could not be read is answered with plain text. */
function parsed(text: string): ToolResult {
  try {
    return JSON.parse(text);
  } catch {
    return { error: text };
  }
}

function actsOf({ arguments: given }: Step): object[] {
  return (given as { acts: object[] }).acts;
}

function textOf({ content }: ModelMessage): string {
  if (typeof content === "string") return content;
  return [content]
    .flat()
    .map((part) => (part as { text?: string } | undefined)?.text ?? "")
    .join("");
}
