// Checks the text of a refusal (D-4.3, D-4.4). For a single caller it must be exact; with concurrent callers the named
// conflict may differ or be gone already.

import type { Agenda, Entry } from "./agenda.ts";
import type { CallRecord } from "./ask.ts";
import { type FreeHour, freeHours } from "./free-hours.ts";
import type { Verdict } from "./model.ts";
import type { Settings } from "./settings.ts";

const TAKEN = "El especialista ya tiene una cita en ese horario";
const BLOCKED = "El especialista tiene bloqueado ese horario";
const COVERS = "Hay una cita en ese horario y un bloqueo no puede cubrirla";
const FULL = "Esa clase ya no tiene lugares";
const THEIRS = "Esa hora choca con la preparación o la limpieza de otra cita del especialista";
const OWN = "La preparación o la limpieza de esta cita choca con otra cita del especialista";
const OWN_BLOCKED = "La preparación o la limpieza de esta cita choca con un horario bloqueado";
const AGAIN = "Otra persona está guardando lo mismo. Intenta de nuevo.";

export function wordsFit(
  found: Verdict,
  asked: CallRecord,
  isAlone: boolean,
  agenda: Agenda,
  settings: Settings,
): boolean {
  if (found.status === 422) return asked.data?.confirmOutsideHours === true;
  if (found.status !== 409) return asked.message.length > 0;
  const inTheWay = found.inTheWay as Entry[];
  const { wish, message } = asked;
  if (wish.kind === "block" || wish.kind === "editBlock") {
    if (!isAlone) return message === COVERS || message === TAKEN || message.startsWith("El bloqueo cubre ");
    // any of a class that is covered as a whole
    const [{ start }] = inTheWay as [Entry];
    return inTheWay
      .filter((one) => one.start === start)
      .some((one) => {
        const { refused } = found;
        const isAround = refused !== undefined && !meets(one, refused);
        const what = isAround ? "la preparación o la limpieza de una cita" : "una cita";
        return (
          message ===
          `El bloqueo cubre ${what}: ${one.title}, ${whenOf(one, asked, agenda, settings)}. Muévela o cancélala primero.`
        );
      });
  }
  if (!isAlone) return [TAKEN, BLOCKED, AGAIN, FULL, THEIRS, OWN, OWN_BLOCKED].includes(message);
  if (found.isFull && message === FULL) return slotsFit(asked, agenda, settings);
  return message === takenText(inTheWay, found.refused as Entry) && slotsFit(asked, agenda, settings);
}

function meets(one: Entry, other: Entry): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What is said about the first three in the way. */
function takenText(inTheWay: readonly Entry[], refused: Entry): string {
  const told = inTheWay.slice(0, 3);
  const met = told.filter((one) => meets(one, refused));
  if (met.length > 0) return met.every(({ status }) => status === "block") ? BLOCKED : TAKEN;
  if (told.some((one) => one.start - one.before < refused.end && refused.start < one.end + one.after)) return THEIRS;
  return told.every(({ status }) => status === "block") ? OWN_BLOCKED : OWN;
}

/** `martes 10 de marzo a las 9:15 am`, in the zone of the branch of the block. */
function whenOf({ start }: Entry, { wish }: CallRecord, agenda: Agenda, settings: Settings): string {
  const branch =
    wish.kind === "block" ? wish.branch : wish.kind === "editBlock" ? agenda.entries.get(wish.id)?.branch : "";
  const timeZone = settings.branches[branch ?? ""]?.zone ?? "UTC";
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("es-MX", { timeZone, ...options }).format(start * 60_000);
  const [hour = "", minute = ""] = told({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).split(":");
  const ofTwelve = Number(hour) % 12 || 12;
  const time = `a ${ofTwelve === 1 ? "la" : "las"} ${ofTwelve}:${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
  return `${told({ weekday: "long" })} ${told({ day: "numeric" })} de ${told({ month: "long" })} ${time}`;
}

/** The five free hours of that specialist that are nearest to the requested one. */
function slotsFit({ wish, data }: CallRecord, agenda: Agenda, settings: Settings): boolean {
  const before = "id" in wish ? agenda.entries.get(wish.id) : undefined;
  const named = { ...before, ...wish } as Entry & { service: string };
  const day = Math.floor(named.start / 1440);
  const range = { from: day - 1, to: day + 14, now: agenda.now, ignore: before?.id };
  const at = (slot: FreeHour) => Date.parse(slot.start);
  const away = (slot: FreeHour) => Math.abs(at(slot) - named.start * 60_000);
  const near = freeHours(settings, agenda, { ...named, ...range })
    .sort((a, b) => away(a) - away(b) || at(a) - at(b))
    .slice(0, 5)
    .sort((a, b) => at(a) - at(b));
  return JSON.stringify(data?.slots) === JSON.stringify(near);
}
