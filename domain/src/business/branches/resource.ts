// Branches: where and when the business is open (contract/agenda#branches).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { relation } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { Id, optionalText, text } from "../../kit/schema.ts";
import { Timezone, TimezoneChoice } from "../businesses/schema.ts";
import { WORKWEEK } from "./hours.ts";
import {
  AddressInput,
  BranchDates,
  LONGEST_LOCATION,
  NO_QUOTES,
  Schedules,
  SchedulesInput,
  WeekRests,
} from "./schema.ts";

const place = (what: string) => text(2, 30, what);
const MANY = "Son demasiados elementos";

export const branches = defineResource({
  name: "branch",
  table: "branches",
  noun: { one: "sucursal", many: "sucursales", gender: "f" },
  page: PAGE.sucursales,
  readers: [
    PAGE.agenda,
    PAGE.especialistas,
    PAGE.servicios,
    PAGE.asistentes,
    PAGE.finanzas,
    PAGE.inventario,
    PAGE.productos,
    PAGE.pedidos,
    PAGE.tableros,
    PAGE.paquetes,
    PAGE.salas,
  ],
  fields: {
    name: text(2, 30, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    address: AddressInput,
    location: optionalText(LONGEST_LOCATION, "La ubicación").refine(
      (value) => value.length === 0 || value.length >= 5,
      "La ubicación debe tener al menos 5 caracteres",
    ),
    city: place("La ciudad"),
    state: place("El estado"),
    country: place("El país"),
    schedules: SchedulesInput,
    /** Null resets it to the zone of its state and city (D-15.8). */
    timezone: TimezoneChoice.nullable(),
    resources: relation("resource", MANY, 500),
    services: z.array(reference("service")).max(500, MANY),
  },
  defaults: { schedules: WORKWEEK, timezone: null, resources: [], services: [] },
  answer: {
    schedules: Schedules,
    /** The gaps between working blocks, each shrunk by a minute at each end. */
    restSchedules: WeekRests,
    /** Closed dates and those with other hours, of the branch and of the whole business. */
    dates: BranchDates,
    timezone: Timezone.extend({ isSetByHand: z.boolean() }),
    /** The people who work here, and the products that ever had stock here: in the answers of its calls. */
    specialists: z.array(Id).optional(),
    products: z.array(Id).optional(),
  },
  sorts: ["createdAt", "name", "city"],
  searched: ["name", "city", "state"],
  example: ({ mark, next }) => ({
    name: `Sucursal ${mark} ${next()}`.slice(0, 30),
    address: `Calle ${mark} 100, Centro`,
    city: "Puebla",
    state: "Puebla",
    country: "México",
  }),
});

export type Branch = z.output<typeof branches.Row>;
export type NewBranch = z.output<typeof branches.New>;
export type BranchEdit = z.output<typeof branches.Edit>;

/** Written, archived, brought back or deleted. */
export const BranchChanged = event<{ id: string }>("branch-changed");
