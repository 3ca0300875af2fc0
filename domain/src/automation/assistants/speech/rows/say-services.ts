// The services and who gives them: each sentence names its service, and the branch where there are several.
import { sayDuration, sayList } from "../../engine/say/format.ts";
import { sayContents, sayLength, sayPrice } from "../../engine/say/services.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../../tools/answers/schema.ts";
import { sayPart } from "./part-of.ts";

/** `some` empty: all of them. */
export function sayServices(some: readonly ToolService[], all: readonly ToolService[]): string {
  if (all.length === 0) return "Por ahora no tengo servicios para agendar.";
  return listOf(some, all, "Esto es lo que ofrecemos");
}

export function sayPrices(some: readonly ToolService[], all: readonly ToolService[]): string {
  if (some.length === 1) return sayPrice(some[0] as ToolService);
  if (all.length === 0) return "Por ahora no tengo servicios para agendar.";
  return listOf(some, all, "Estos son nuestros precios");
}

export function sayLengths(some: readonly ToolService[], all: readonly ToolService[]): string {
  if (some.length === 1) return sayLength(some[0] as ToolService);
  const lines = (some.length > 0 ? some : all).map(
    ({ name, durationMinutes }) => `${name}: ${sayDuration(durationMinutes)}`,
  );
  return sayPart(lines, { noun: "servicios", count: all.length, head: "Depende del servicio" });
}

export function sayWhatBelongs(service: ToolService): string {
  return sayContents(service);
}

type Where = { branches: readonly ToolBranch[]; all: readonly ToolBranch[] };

/** Who gives a service, or all specialists: at these branches. */
export function sayWho(
  specialists: readonly ToolSpecialist[],
  service: ToolService | null,
  { branches, all }: Where,
): string {
  const here = specialists.filter(
    ({ id, branchId }) =>
      branches.some((branch) => branch.id === branchId) && (!service || service.specialistIds.includes(id)),
  );
  const only = branches.length < all.length ? branches[0]?.name : undefined;
  const at = only ? ` en ${only}` : "";
  if (here.length === 0) return `Por ahora nadie ${service ? `hace ${service.name}` : "atiende"}${at}.`;
  const placeOf = ({ branchId }: ToolSpecialist) => all.find(({ id }) => id === branchId)?.name ?? "";
  const names = here.map((person) => (all.length > 1 && !only ? `${person.name} (${placeOf(person)})` : person.name));
  if (!service) return only ? `En ${only} atienden ${sayList(names)}.` : `Atienden ${sayList(names)}.`;
  return `${service.name} lo ${here.length === 1 ? "hace" : "hacen"}${at} ${sayList(names)}.`;
}

function listOf(some: readonly ToolService[], all: readonly ToolService[], head: string): string {
  const told = some.length > 0 ? some : all;
  const lines = told.map(({ name, price, durationMinutes }) =>
    [`${name}${price ? `: ${price}` : ""}`, told.length <= 8 ? sayDuration(durationMinutes) : ""]
      .filter(Boolean)
      .join(", "),
  );
  return sayPart(lines, { noun: "servicios", count: all.length, head });
}
