// What the engine says about one service: its price, how long it takes, what is included, who gives it.
import { fold } from "../../../../kit/text.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../../tools/answers/schema.ts";
import { sayDuration, sayList } from "./format.ts";

export function sayPrice(service: ToolService): string {
  return service.price
    ? `${service.name} ${costs(service.price)} y dura ${sayDuration(service.durationMinutes)}.`
    : `De ${service.name} no tengo el precio a la mano.`;
}

export function sayLength(service: ToolService): string {
  return `${service.name} dura ${sayDuration(service.durationMinutes)}.`;
}

export function sayContents(service: ToolService): string {
  return service.description
    ? `${service.name}: ${service.description}`
    : `${service.name} dura ${sayDuration(service.durationMinutes)} y ${costs(service.price)}.`;
}

/** `service` null: about all services. */
export function sayPeople(
  people: readonly ToolSpecialist[],
  service: ToolService | null,
  branches: readonly ToolBranch[],
): string {
  if (people.length === 0) return "Por ahora no tengo a nadie disponible para eso.";
  const placeOf = ({ branchId }: ToolSpecialist) => branches.find(({ id }) => id === branchId)?.name ?? "";
  const names = people.map((person) => (branches.length > 1 ? `${person.name} (${placeOf(person)})` : person.name));
  return service
    ? `${service.name} lo ${people.length === 1 ? "hace" : "hacen"} ${sayList(names)}.`
    : `Atienden ${sayList(names)}.`;
}

/** "cuesta $350", "no tiene costo". */
export function costs(price: string): string {
  return FREE.has(fold(price.trim())) ? "no tiene costo" : `cuesta ${price}`;
}

const FREE: ReadonlySet<string> = new Set(["sin costo", "gratis", "gratuita", "gratuito", "cortesia"]);
