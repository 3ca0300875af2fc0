// Why a day has no free hour, in words: the booking page's for a customer, the agenda's for staff.
import type { DayReason, NoneFree } from "./day-reason.ts";

type ReasonNames = {
  /** Of the requested person, if any. */
  specialist?: string | undefined;
  service?: string | undefined;
  branch?: string | undefined;
  /** The reason of the closed date. */
  closedFor?: string | null | undefined;
};

/** A sentence below the name of the day. */
export function sayNoneFree(reason: DayReason, { specialist, service, branch, closedFor }: ReasonNames = {}): string {
  const it = service ? `«${service}»` : "este servicio";
  switch (reason) {
    case "taken":
      return specialist
        ? `${specialist} ya no tiene horarios libres ese día.`
        : "Ese día ya no quedan horarios libres: todos están ocupados.";
    case "too_soon":
      return "Lo que queda de ese día está demasiado cerca para reservarlo.";
    case "does_not_fit":
      return `Ese día ${it} no cabe antes del cierre o de un descanso.`;
    case "specialist_off":
      return specialist ? `${specialist} no atiende ese día.` : `Ese día no atiende nadie que dé ${it}.`;
    case "not_given":
      return `Ese día no se da ${it}.`;
    case "closed_day":
      if (closedFor) return `Ese día ${branch ? `${branch} está ` : "está "}cerrado por ${closedFor}.`;
      return branch ? `${branch} no abre ese día.` : "Ese día no abrimos.";
    case "no_specialist":
      return `Nadie da ${it}${branch ? ` en ${branch}` : " aquí"}.`;
    case "past":
      return "Ese día ya pasó.";
    case "too_far":
      return "Ese día todavía no se puede reservar.";
  }
}

const COUNTED: Readonly<Record<DayReason, [one: string, many: string]>> = {
  taken: ["está ocupado", "están ocupados"],
  too_soon: ["está demasiado cerca", "están demasiado cerca"],
  does_not_fit: ["no alcanza antes del cierre o de un descanso", "no alcanzan antes del cierre o de un descanso"],
  specialist_off: ["es fuera de las horas de quien atiende", "son fuera de las horas de quien atiende"],
  not_given: ["es cuando no se da el servicio", "son cuando no se da el servicio"],
  closed_day: ["es con la sucursal cerrada", "son con la sucursal cerrada"],
  no_specialist: ["no tiene quien lo dé", "no tienen quien lo dé"],
  past: ["ya pasó", "ya pasaron"],
  too_far: ["es de más adelante", "son de más adelante"],
};

/** '12 están ocupados y 2 ya pasaron.'; empty where one rule removed the whole day. */
export function sayRemoved({ removed }: Pick<NoneFree, "removed">): string {
  if (removed.length < 2) return "";
  const parts = removed.map(({ reason, count }) => `${count} ${COUNTED[reason][count === 1 ? 0 : 1]}`);
  return `De sus horarios, ${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}.`;
}
