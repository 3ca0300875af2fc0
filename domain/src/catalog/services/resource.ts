// Services: sold by appointment (contract/agenda#services).
import * as z from "zod";
import { NO_QUOTES, RestsInput, WeekRests } from "../../business/branches/schema.ts";
import { fileAddress } from "../../ground/files/schema.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { relation, withFiles } from "../../kit/resource/field-kinds.ts";
import { defineResource } from "../../kit/resource.ts";
import { customId, Id, REQUIRED, text } from "../../kit/schema.ts";
import { MOST_UNITS } from "../products/resource.ts";
import { discountDuration } from "./discount.ts";
import {
  AppointmentConfigInput,
  BUFFER_STEP,
  LinkPrice,
  LinkPriceInput,
  MOST_BUFFER,
  MOST_IMAGES,
  MOST_PLACES,
} from "./schema.ts";

const WRONG_CAPACITY = `Los lugares van de 1 a ${MOST_PLACES}`;

export const services = defineResource({
  name: "service",
  table: "services",
  noun: { one: "servicio", many: "servicios", gender: "m", held: "tiene citas o eventos de conversión" },
  texts: { created: "Servicio creado correctamente" },
  page: PAGE.servicios,
  readers: [
    ...[PAGE.agenda, PAGE.sucursales, PAGE.especialistas, PAGE.asistentes, PAGE.eventosConversion, PAGE.upsells],
    PAGE.paquetes,
  ],
  fields: {
    customId: customId(),
    name: text(2, 50, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
    description: text(5, 2000, "La descripción"),
    /** Minutes. */
    duration: z
      .number(REQUIRED)
      .int("La duración debe ser un número entero de minutos")
      .min(1, "La duración debe ser de al menos 1 minuto")
      .max(480, "La duración puede ser de hasta 480 minutos"),
    minutesBefore: bufferMinutes("La preparación"),
    minutesAfter: bufferMinutes("La limpieza"),
    /** How many clients it takes at the same hour: more than one for a class. */
    capacity: z.number(WRONG_CAPACITY).int(WRONG_CAPACITY).min(1, WRONG_CAPACITY).max(MOST_PLACES, WRONG_CAPACITY),
    /** As people read it: '$350', 'desde $200'. */
    price: text(1, 200, "El precio"),
    /** Whether the assistant may book it. */
    available: z.boolean(),
    isAlwaysAvailable: z.boolean(),
    restSchedules: RestsInput,
    stockOperations: z
      .array(
        z.object({
          productId: reference("product"),
          amount: z
            .number(REQUIRED)
            .int("La cantidad debe ser un número entero")
            .min(1, "La cantidad debe ser mayor a 0")
            .max(MOST_UNITS, "La cantidad es demasiado alta"),
        }),
      )
      .max(100, "Son demasiados productos"),
    /** One of the rooms and each of the equipment of a branch is held by an appointment there. */
    facilities: relation("facility", "Son demasiadas salas y equipos"),
    resources: relation("resource", "Son demasiados recursos"),
    /** Each a file of the business, or an address elsewhere over https; the first is the cover picture. */
    images: withFiles(fileAddress(text(1, 500, "La imagen")), {
      kinds: ["image"],
      most: MOST_IMAGES,
      tooMany: `Puedes subir hasta ${MOST_IMAGES} imágenes`,
    }),
    /** Null: no payment link. */
    linkPrice: LinkPriceInput.transform(withDuration).nullable(),
    appointmentConfig: AppointmentConfigInput,
  },
  defaults: {
    minutesBefore: 0,
    minutesAfter: 0,
    capacity: 1,
    available: true,
    isAlwaysAvailable: true,
    restSchedules: {},
    stockOperations: [],
    facilities: [],
    resources: [],
    images: [],
    linkPrice: null,
    appointmentConfig: {},
  },
  answer: {
    branches: z.array(Id),
    specialists: z.array(Id),
    restSchedules: WeekRests,
    linkPrice: LinkPrice.nullable(),
  },
  sorts: ["createdAt", "name", "duration"],
  searched: ["name", "description", "customId"],
  shownBy: ["branch", "specialist"],
  example: ({ mark, next, idOf }) => ({
    name: `Servicio ${mark} ${next()}`,
    description: `Descripción ${mark}`,
    duration: 45,
    price: `$250 ${mark}`,
    stockOperations: [{ productId: idOf("product"), amount: 2 }],
  }),
});

export type Service = z.output<typeof services.Row>;
export type NewService = z.output<typeof services.New>;

/** Minutes around an appointment, to prepare and to clean up. */
function bufferMinutes(what: string) {
  const wrong = `${what} va de 0 a ${MOST_BUFFER} minutos, de ${BUFFER_STEP} en ${BUFFER_STEP}`;
  return z.number(wrong).int(wrong).min(0, wrong).max(MOST_BUFFER, wrong).multipleOf(BUFFER_STEP, wrong);
}

/** How long the discount lasts is in the next field. */
function withDuration(price: z.output<typeof LinkPriceInput>) {
  return { ...price, discount: { ...price.discount, duration: discountDuration(price.discount) } };
}

/** Written, archived, brought back or deleted. */
export const ServiceChanged = event<{ id: string }>("service-changed");
