// How many rows of a kind a business may have: as in its plan, or else the default (D-17.15).
import type { Noun } from "./resource-texts.ts";

/** `name` is its name in the plan. */
export type PlanLimit = { readonly name: string; readonly usual: number };

/** The page where plans are compared and changed. */
export const PLANS_PATH = "/precios";

export function planLimitText({ many, one, gender }: Noun, most: number): string {
  const it = gender === "m" ? "uno" : "una";
  return most === 1
    ? `Tu plan permite 1 ${one}. Archiva o elimina ${gender === "m" ? "el que tienes" : "la que tienes"}, o mejora tu plan.`
    : `Tu plan permite hasta ${most} ${many}. Archiva o elimina ${it}, o mejora tu plan.`;
}
