// Packages of sessions that the business sells (contract/money#packages).
import * as z from "zod";
import { NO_QUOTES } from "../../business/branches/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { relation } from "../../kit/resource/field-kinds.ts";
import { pesos } from "../../kit/resource/pesos.ts";
import { defineResource } from "../../kit/resource.ts";
import { customId, optionalText, REQUIRED, text } from "../../kit/schema.ts";

export const MOST_SESSIONS = 100;
export const MOST_DAYS = 3650;
export const NO_SERVICES = "Elige al menos un servicio";

function count(error: string, most: number) {
  return z.number(REQUIRED).int(error).min(1, error).max(most, error);
}

export const packages = defineResource({
  name: "sessionPackage",
  table: "packages",
  noun: { one: "paquete", many: "paquetes", gender: "m", held: "se vendió a clientes" },
  page: PAGE.paquetes,
  readers: [PAGE.agenda, PAGE.contactos],
  fields: {
    customId: customId(),
    name: text(2, 60, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    description: optionalText(500, "La descripción"),
    /** The services that a session pays for. */
    services: relation("service", "Son demasiados servicios"),
    sessions: count(`El número de sesiones es un entero de 1 a ${MOST_SESSIONS}`, MOST_SESSIONS),
    price: pesos("El precio"),
    /** From the day of the sale on; null: they never expire. */
    validDays: count("Los días de vigencia son un entero de 1 a 3,650", MOST_DAYS).nullable(),
    /** Whether it is sold now. */
    available: z.boolean("Di si el paquete está a la venta"),
    /** Whether it is sold on the public page, too. */
    soldOnline: z.boolean("Di si el paquete se vende en línea"),
  },
  defaults: { services: [], validDays: null, available: true, soldOnline: false },
  sorts: ["createdAt", "name", "sessions"],
  filters: ["available"],
  searched: ["name", "description", "customId"],
  example: ({ mark, next, idOf }) => ({
    name: `Paquete ${mark} ${next()}`.slice(0, 60),
    description: `Descripción ${mark}`,
    services: [idOf("service")],
    sessions: 5,
    price: 1250.5,
    validDays: 90,
  }),
});

export type SessionPackage = z.output<typeof packages.Row>;
export type NewSessionPackage = z.output<typeof packages.New>;

/** Whether strangers may buy it on the public page. */
export function isSoldOnline(one: Pick<SessionPackage, "soldOnline" | "available" | "isArchived" | "price">): boolean {
  return one.soldOnline && one.available && !one.isArchived && one.price > 0;
}
