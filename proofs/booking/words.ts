// Checks the text of a refusal (D-4.3, D-4.4). For a single caller it must be exact; with concurrent callers the named
// conflict may differ or be gone already.
import type { CallRecord } from "./ask.ts";
import { type FreeHour, freeHours } from "./free-hours.ts";
import type { Agenda, Entry, Verdict } from "./model.ts";
import type { Settings } from "./settings.ts";

const TAKEN = "El especialista ya tiene una cita en ese horario";
const BLOCKED = "El especialista tiene bloqueado ese horario";
const COVERS = "Hay una cita en ese horario y un bloqueo no puede cubrirla";
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
    if (!isAlone) return message === COVERS || message === TAKEN || message.startsWith("El bloqueo cubre una cita: ");
    const [first] = inTheWay as [Entry];
    return (
      message ===
      `El bloqueo cubre una cita: ${first.title}, ${whenOf(first, asked, agenda, settings)}. Muévela o cancélala primero.`
    );
  }
  if (!isAlone) return [TAKEN, BLOCKED, AGAIN].includes(message);
  const isBlocked = inTheWay.every(({ status }) => status === "block");
  return message === (isBlocked ? BLOCKED : TAKEN) && slotsFit(asked, agenda, settings);
}

/** `martes 10 de marzo a las 09:15`, in the zone of the branch of the block. */
function whenOf({ start }: Entry, { wish }: CallRecord, agenda: Agenda, settings: Settings): string {
  const branch =
    wish.kind === "block" ? wish.branch : wish.kind === "editBlock" ? agenda.entries.get(wish.id)?.branch : "";
  const timeZone = settings.branches[branch ?? ""]?.zone ?? "UTC";
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("es-MX", { timeZone, ...options }).format(start * 60_000);
  const time = told({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${told({ weekday: "long" })} ${told({ day: "numeric" })} de ${told({ month: "long" })} a las ${time}`;
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
