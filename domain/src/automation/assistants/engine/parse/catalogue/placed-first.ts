// "No sé mi nivel": the service that finds out the level comes before any class.
import { fold } from "../../../../../kit/text.ts";
import type { ToolService } from "../../../tools/answers/schema.ts";
import type { ServiceMention } from "./services.ts";

const UNSURE =
  /\bno (?:se|sepa|conozco|sabria|estoy segur[oa] de|tengo idea de)(?: [a-z]+){0,3} nivel\b|\b(?:saber|conocer|averiguar|medir|ubicar) (?:en )?(?:cual es |que )?(?:mi )?nivel\b/;

/**
 * The one service that finds out the level. Null where the customer does not need it, or where none or several do
 * that.
 */
export function placedFirst(text: string, services: readonly ToolService[]): ServiceMention[] | null {
  const said = UNSURE.exec(text);
  if (said === null) return null;
  const finds = services.filter((service) =>
    /\b(?:colocacion|ubicacion|diagnostico de nivel|placement|saber tu nivel|prueba de nivel|examen de nivel)\b/.test(
      fold(`${service.name} ${service.description ?? ""}`),
    ),
  );
  const at = said.index;
  return finds.length === 1 ? [{ ids: [finds[0]!.id], at, end: at + said[0].length, denied: false, sure: true }] : null;
}
