// The texts about bought packages, for both engines: all from the current rows (D-15.10).
import type { Day } from "../../../kit/calendar.ts";
import { sayTheDay } from "../../../kit/words/say-date.ts";
import { bullets, sayList } from "../engine/say/format.ts";
import type { ToolPackage } from "../tools/answers/schema.ts";

export const NO_SESSIONS = "A tu nombre no encuentro ningún paquete con sesiones.";

/** `isFormal`: with "usted". */
export function sayPackages(packages: readonly ToolPackage[], today: Day, { isFormal = false } = {}): string {
  const [one, ...others] = packages;
  if (!one) return isFormal ? NO_SESSIONS.replace("tu nombre", "su nombre") : NO_SESSIONS;
  const to = isFormal ? "Le" : "Te";
  const left = (each: ToolPackage) => `${each.left === 1 ? "queda 1" : `quedan ${each.left}`} de ${each.sessions}`;
  if (others.length === 0) {
    const count = one.sessions === 1 ? "sesión" : "sesiones";
    return `${to} ${left(one)} ${count} del paquete ${one.name}, para ${sayList(one.services)}${untilOf(one, today)}.`;
  }
  const lines = packages.map(
    (each) => `${each.name}: ${left(each)}, para ${sayList(each.services)}${untilOf(each, today)}`,
  );
  return `${isFormal ? "Sus" : "Tus"} paquetes con sesiones:\n${bullets(lines)}`;
}

/** 'Se paga con una sesión del paquete 5 cortes (quedan 4)'. */
export function sayPrepaid({ packageName, left }: { packageName: string; left: number }): string {
  return `Se paga con una sesión del paquete ${packageName} (${left === 1 ? "queda 1" : `quedan ${left}`})`;
}

function untilOf({ until }: ToolPackage, today: Day): string {
  return until === null ? "" : `, hasta ${sayTheDay(until, today)}`;
}
