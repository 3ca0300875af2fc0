// Rooms and equipment of a branch, which services need (contract/agenda#rooms-and-equipment).
import * as z from "zod";
import { NO_QUOTES } from "../../business/branches/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, REQUIRED, text } from "../../kit/schema.ts";

export const FACILITY_KINDS = ["room", "equipment"] as const;
export type FacilityKind = (typeof FACILITY_KINDS)[number];
export const KIND_LABELS: Readonly<Record<FacilityKind, string>> = { room: "Sala", equipment: "Equipo" };
export const MOST_FACILITY_UNITS = 50;

const CHOOSE_BRANCH = "Selecciona la sucursal";
const UNITS = `Cuántos hay es un número entero de 1 a ${MOST_FACILITY_UNITS}`;

export const facilities = defineResource({
  name: "facility",
  table: "facilities",
  noun: { one: "sala o equipo", many: "salas y equipos", gender: "f", held: "la usan citas o servicios" },
  page: PAGE.salas,
  readers: [PAGE.agenda, PAGE.servicios],
  fields: {
    branchId: z.string(CHOOSE_BRANCH).min(1, { error: CHOOSE_BRANCH, abort: true }).pipe(reference("branch")),
    name: text(2, 60, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    kind: z.enum(FACILITY_KINDS, "Di si es una sala o un equipo"),
    /** How many there are of the same kind: three equal cabins, two lasers. */
    units: z.number(REQUIRED).int(UNITS).min(1, UNITS).max(MOST_FACILITY_UNITS, UNITS),
    notes: optionalText(500, "Las notas"),
  },
  defaults: { kind: "room", units: 1 },
  sorts: ["createdAt", "name"],
  filters: ["branchId", "kind"],
  searched: ["name", "notes"],
  shownBy: ["service"],
  example: ({ mark, next, idOf }) => ({
    branchId: idOf("branch"),
    name: `Sala ${mark} ${next()}`.slice(0, 60),
    kind: "room" as const,
    units: 2,
    notes: `Nota ${mark}`,
  }),
});

export type Facility = z.output<typeof facilities.Row>;
export type NewFacility = z.output<typeof facilities.New>;

/** Written, archived, brought back or deleted. */
export const FacilityChanged = event<{ id: string }>("facility-changed");
