// The limits of a person as the form shows them, and as a line says them.
import { isLimited, UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import * as z from "zod";

export type ReachOption = { value: string; label: string; isArchived: boolean };
/** To what access can be limited; archived ones have a name, and are not offered. */
export type ReachChoices = { branches: readonly ReachOption[]; specialists: readonly ReachOption[] };

export const THREADS = [
  { value: "all", label: "Todas" },
  { value: "own", label: "Solo las que tiene asignadas" },
  { value: "waiting", label: "Las asignadas y las que esperan sin nadie" },
] as const;

/** `ownAgenda`: the form asks whose agenda it is. */
export const LimitValues = z
  .object({ ...Limits.shape, ownAgenda: z.boolean() })
  .refine(({ ownAgenda, specialistId }) => !ownAgenda || specialistId !== null, {
    message: "Elige de quién es la agenda",
    path: ["specialistId"],
  });
export type LimitValues = z.infer<typeof LimitValues>;

export function limitValues(limits: Limits = UNLIMITED): LimitValues {
  return { ...limits, ownAgenda: limits.specialistId !== null };
}

export function limitsOf({ branchIds, specialistId, threads, ownAgenda }: LimitValues): Limits {
  return { branchIds, specialistId: ownAgenda ? specialistId : null, threads };
}

const LIST = new Intl.ListFormat("es-MX");
const GONE = "una que ya no existe";

/** 'sucursal Norte; agenda de Marta; conversaciones asignadas'. Empty without limits. */
export function limitsText(limits: Limits, { branches, specialists }: ReachChoices): string {
  if (!isLimited(limits)) return "";
  const nameOf = (options: readonly ReachOption[], id: string) =>
    options.find(({ value }) => value === id)?.label ?? GONE;
  const names = limits.branchIds.map((id) => nameOf(branches, id));
  return [
    names.length > 0 && `${names.length === 1 ? "sucursal" : "sucursales"} ${LIST.format(names)}`,
    limits.specialistId !== null && `agenda de ${nameOf(specialists, limits.specialistId)}`,
    limits.threads === "own" && "conversaciones asignadas",
    limits.threads === "waiting" && "conversaciones asignadas o en espera",
  ]
    .filter((part) => typeof part === "string")
    .join("; ");
}
