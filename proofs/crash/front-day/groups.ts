// The groups of customers that people attend in a day of crashes, by what happens to them.
import type { Guest } from "./staff.ts";

/** Guests of pictures and of planned messages wait for a person; a person answers the others. */
export type Groups = Record<"pictures" | "files" | "templates" | "planned", Guest[]>;

/** How many for each guest. */
export const PICTURES = 2;
export const PLANNED = 3;

export const plannedText = (n: number, from: string) => `aviso ${n} para ${from}`;
