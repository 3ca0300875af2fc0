// Whom the people of the business attend in a day of crashes, by what becomes of them.
import type { Guest } from "./staff.ts";

/** Who send pictures and who are told what was planned wait for a person; the others are answered by one. */
export type Groups = Record<"pictures" | "files" | "templates" | "planned", Guest[]>;

/** Of each. */
export const PICTURES = 2;
export const PLANNED = 3;

export const plannedText = (n: number, from: string) => `aviso ${n} para ${from}`;
