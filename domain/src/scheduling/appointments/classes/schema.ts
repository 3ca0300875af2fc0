// Changes of a whole class: every client who has a place in it, or none (decision 152).
import type * as z from "zod";
import { checkAppointmentTimes, EditFields, Start } from "../schema.ts";

/** An edit that moves one of its appointments; the others get the same place, and keep everything else. */
export const ClassMove = EditFields.extend({ start: Start }).check(checkAppointmentTimes);
export type ClassMove = z.infer<typeof ClassMove>;

export const NOT_OF_A_CLASS = "La cita no es parte de una clase";
