// What a person of the business asks of their assistant: a day's appointments, a status change, a blocked time, a
// reminder. The customers' parser reads it; other texts are not such a request.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type { AppointmentStatus } from "../../../scheduling/appointments/status.ts";
import type { Catalogue } from "../engine/facts/shop.ts";
import { readTurn } from "../engine/parse/reading.ts";
import { timesOf } from "../engine/parse/time/clock.ts";
import { type AskedReminder, readAskedReminder } from "./reminders/asked-reminder.ts";

type DayRange = { from: Day; to: Day };

export type Errand = {
  /** 'unknown': a question about something that the assistant does not know. */
  kind: "remind" | "agenda" | "status" | "block" | "hello" | "unknown" | "other";
  /** A yes without anything attached, or a no. */
  answer: "yes" | "no" | null;
  days: DayRange | null;
  /** They want the cancelled ones. */
  ofCancelled: boolean;
  status: AppointmentStatus | null;
  /** Hours of the day that were named, each with its other meanings. */
  hours: HourMinute[][];
  /** A range of a day: for a block. */
  span: { from: HourMinute; to: HourMinute } | null;
  specialistIds: string[];
  everybody: boolean;
  /** Its index in the last list, from 1; -1 is the last. */
  pick: number | null;
  /** Folded words to find a client with. */
  words: string[];
  reminder: AskedReminder;
};

type Now = { day: Day; time: HourMinute };

export function readErrand(texts: readonly string[], shop: Catalogue, now: Now): Errand {
  const read = readTurn(texts, shop, now, null, []);
  const { text } = read;
  const wanted = read.days.filter((day) => !day.denied);
  const days = wanted.length > 0 ? { from: wanted[0]!.from, to: wanted.at(-1)!.to } : null;
  const span = spanOf(read.times, read.parts, text);
  const status = statusOf(text);
  const isBlock = BLOCK.test(text);
  const isAgenda = AGENDA.test(text);
  const reminder = readAskedReminder(texts, shop.words, now);
  const isReminder = reminder.kind === "make" || reminder.kind === "list" || reminder.kind === "drop";
  const other = MONEY.test(text) ? "unknown" : agendaKind(read, isAgenda, days !== null);
  return {
    kind: isReminder ? "remind" : isBlock ? "block" : status ? "status" : other,
    answer: read.agrees ? "yes" : read.no && !status ? "no" : null,
    days,
    ofCancelled: /\bcancelad[ao]s?\b/.test(text),
    status: isBlock || isReminder ? null : status,
    hours: read.times.filter((time) => !time.denied).map(({ clock }) => timesOf(clock)),
    span,
    specialistIds: [...new Set(read.specialists.filter((one) => !one.denied).flatMap((one) => one.ids))],
    everybody:
      /\b(?:tod[oa]s|cualquiera|tod[oa] el (?:equipo|personal)|el negocio)\b(?! (?:el dia|la (?:tarde|manana)))/.test(
        text,
      ),
    pick: read.pick ?? (status || isReminder || /^\d{1,2}$/.test(text) ? (numberedIn(text) ?? null) : null),
    words: text.split(/[^a-z0-9]+/).filter((word) => word.length > 1),
    reminder,
  };
}

/** A day alone asks for its appointments; unread words next to it mean another request. */
function agendaKind(read: Read, isAgenda: boolean, hasDays: boolean): Errand["kind"] {
  if (isAgenda) return "agenda";
  if (HELLO.test(read.text)) return "hello";
  const people = read.specialists.length > 0;
  const rest = unreadIn(read).filter((word) => !FILLING.has(word) && !(people && word.length > 2));
  if (rest.length > 0 && (hasDays || read.isQuestion)) return "unknown";
  return hasDays ? "agenda" : "other";
}

function unreadIn({ text, days, times, parts }: Read): string[] {
  const covered = [...days, ...times, ...parts];
  return Array.from(text.matchAll(/[a-z]{2,}/g))
    .filter(({ index }) => !covered.some(({ at, end }) => index >= at && index < end))
    .map(([word]) => word);
}

const FILLING: ReadonlySet<string> = new Set(
  "el la los las un una de del al en por para con que cual cuales hay ver dame dime muestra muestrame pasame quiero favor lo le me mi es son esta este esa ese eso asi como va y si no gracias oye hola dia dias hoy manana tarde todo toda todas todos solo tambien mas semana entonces bueno ok vale a ahora".split(
    " ",
  ),
);
const MONEY =
  /\b(?:vend\w+|ventas?|cobr\w+|ingres\w+|ganancias?|ganamos|factur\w+|corte de caja|en caja|gast\w+|comision\w*|inventario|existencias?|propinas?|dinero|pesos|pagaron|pagado)\b/;

// The negative form comes before the positive: 'no vino' contains 'vino'.
const STATUSES: readonly (readonly [RegExp, AppointmentStatus])[] = [
  [
    /\b(?:no|nunca) (?:me |se |nos )?(?:asistio|asistieron|vino|vinieron|llego|llegaron|presento|aparecio)\b|\bno asisti(?:da|do)\b|\binasistencia\b|\bfalto\b|\b(?:me|nos) (?:planto|dejo plantad[oa])\b/,
    "no_asistida",
  ],
  [/\b(?:cancela\w*|anula\w*)\b/, "cancelada"],
  [/\b(?:asistio|asistieron|asistida|asistencia|atendid[oa]|vino|vinieron|llego|llegaron)\b/, "asistida"],
  [/\b(?:confirma\w*|confirmo)\b/, "confirmada"],
  [/\b(?:pago pendiente|pendiente de pago)\b/, "pago_pendiente"],
];

function statusOf(text: string): AppointmentStatus | null {
  if (
    /^(?:que |cuales |quien\w* |hay |dame |muestra\w* |ver |lista\w* ).*\b(?:canceladas?|confirmad[oa]s?)\b/.test(text)
  )
    return null;
  return STATUSES.find(([said]) => said.test(text))?.[1] ?? null;
}

const BLOCK =
  /\bbloque\w*\b|\b(?:cierra|cierrame|aparta|apartame) (?:la |mi |el )?(?:agenda|horario|tiempo)\b|\bno (?:voy a )?(?:atiendo|atender|trabajo|trabajar)\b/;
const AGENDA =
  /\b(?:cita|citas|agenda|pacientes?|clientes?|quien(?:es)? (?:viene|vienen|sigue|siguen|tengo)|que (?:tengo|tenemos|hay|sigue)|pendientes?|como (?:viene|esta) el dia)\b/;
const HELLO =
  /^(?:hola|buen[oa]s?|que tal|hey|oye|ayuda|menu|opciones)\b|\b(?:que puedes hacer|que sabes hacer|como funcionas)\b/;

/** 'la cita 2', 'la 2 no vino'. */
function numberedIn(text: string): number | undefined {
  const said =
    /\b(?:cita|recordatorio|numero|la|el|#) ?(\d{1,2})\b(?! ?(?::|am|pm|de la|y media))/.exec(text)?.[1] ??
    /^(\d{1,2})$/.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}

type Read = ReturnType<typeof readTurn>;

function spanOf(times: Read["times"], parts: Read["parts"], text: string): Errand["span"] {
  const [one, other] = times.filter((time) => !time.denied);
  if (/\btodo el dia\b|\bdia completo\b/.test(text)) return { from: "00:00", to: "24:00" };
  if (one?.until) return ordered(timesOf(one.clock), timesOf(one.until));
  if (one && other) return ordered(timesOf(one.clock), timesOf(other.clock));
  const part = parts.find(({ denied }) => !denied);
  if (!one && part?.notBefore && part.notAfter) return { from: part.notBefore, to: part.notAfter };
  return null;
}

/** The most likely hours that form a range. */
function ordered(froms: HourMinute[], tos: HourMinute[]): Errand["span"] {
  const pairs = froms.flatMap((from) => tos.map((to) => ({ from, to })));
  return pairs.find(({ from, to }) => from < to) ?? null;
}
