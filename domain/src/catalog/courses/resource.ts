// Courses: classes in sessions, on given or repeating days (contract/catalog#courses).
import * as z from "zod";
import { NO_QUOTES } from "../../business/branches/schema.ts";
import { fileAddress } from "../../ground/files/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { relation, withFiles } from "../../kit/resource/field-kinds.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { defineResource } from "../../kit/resource.ts";
import { customId, day, EndOfHours, HourMinute, optionalText, REQUIRED, text } from "../../kit/schema.ts";

export const MOST_SESSIONS = 100;
export const MOST_IMAGES = 5;
export const COURSE_TYPES = ["scheduled", "recurrent"] as const;
export const RECURRENCE_UNITS = ["days", "weeks", "months"] as const;

function count(what: string, least: number, most: number) {
  const range = `${what} va de ${least.toLocaleString("en-US")} a ${most.toLocaleString("en-US")}`;
  return z.number(REQUIRED).int(`${what} debe ser un número entero`).min(least, range).max(most, range);
}

const SessionDate = z
  .object({ date: day("La fecha de la sesión"), startTime: HourMinute, endTime: EndOfHours })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ["endTime"],
    error: "La hora de fin debe ser después de la de inicio",
  });

export const courses = defineResource({
  name: "course",
  table: "courses",
  noun: { one: "curso", many: "cursos", gender: "m" },
  page: PAGE.cursos,
  readers: [PAGE.eventosConversion],
  fields: {
    customId: customId(),
    name: text(2, 50, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    description: text(5, 7000, "La descripción"),
    sessions: count("El número de sesiones", 1, MOST_SESSIONS),
    pricePerSession: pesos("El precio por sesión").nullable(),
    totalPrice: pesos("El precio total").nullable(),
    enrollmentFee: pesos("El costo de la inscripción").nullable(),
    place: text(1, 100, "El lugar"),
    location: optionalText(300, "La ubicación"),
    courseType: z.enum(COURSE_TYPES, "Elige si el curso es por fechas o recurrente"),
    schedules: z.object({
      /** Null: no limit. */
      availableSlots: count("El número de lugares", 1, 10_000).nullable().default(null),
      sessionDates: z
        .array(SessionDate)
        .max(MOST_SESSIONS, `Puedes registrar hasta ${MOST_SESSIONS} fechas`)
        .default([]),
    }),
    /** Only for a recurrent course: its first date is the first of `sessionDates`. */
    recurrence: z
      .object({ every: count("El intervalo", 1, 100), unit: z.enum(RECURRENCE_UNITS, "Elige días, semanas o meses") })
      .nullable(),
    /** How long before each session its people are reminded of it; null: not at all. */
    reminderHours: count("Las horas del recordatorio", 1, 168).nullable(),
    images: withFiles(fileAddress(text(1, 500, "La imagen")), {
      kinds: ["image"],
      most: MOST_IMAGES,
      tooMany: `Puedes subir hasta ${MOST_IMAGES} imágenes`,
    }),
    resources: relation("resource", "Son demasiados recursos"),
  },
  defaults: {
    pricePerSession: null,
    totalPrice: null,
    enrollmentFee: null,
    courseType: "scheduled",
    schedules: {},
    recurrence: null,
    reminderHours: 24,
    images: [],
    resources: [],
  },
  sorts: ["createdAt", "name", "sessions"],
  filters: ["courseType"],
  searched: ["name", "customId", "place"],
  example: ({ mark, next, idOf }) => ({
    name: `Curso ${mark} ${next()}`.slice(0, 50),
    description: `Descripción ${mark}`,
    sessions: 4,
    totalPrice: 1250.5,
    place: `Salón ${mark}`.slice(0, 100),
    schedules: {
      availableSlots: 5000,
      sessionDates: [{ date: "2040-01-09", startTime: "10:00", endTime: "12:00" }],
    },
    resources: [idOf("resource")],
  }),
});

export type Course = z.output<typeof courses.Row>;
export type NewCourse = z.output<typeof courses.New>;

/** Edited, archived or brought back: the reminders of its sessions are planned again. `beyond`: the last enrollment. */
export const CourseChanged = event<{ courseId: string; beyond: string | null }>("course-changed", "Curso modificado");
