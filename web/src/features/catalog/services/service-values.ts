// The first values of the service form, and how they are parsed: the service, its branches and its specialists. People
// enter its hours, and the stored rests are derived from them (D-16.8).
import { DAY_OFF, type WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import { scheduleErrors } from "@mostrador/domain/business/branches/weekly-ranges.ts";
import { hoursFromRests, restsFromHours, SERVICE_HOURS } from "@mostrador/domain/business/branches/working-hours.ts";
import { pesosIn } from "@mostrador/domain/catalog/services/pesos-in.ts";
import { type Service, services } from "@mostrador/domain/catalog/services/resource.ts";
import { ServiceBranches, ServiceSpecialists } from "@mostrador/domain/catalog/services/schema.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { sayPesos } from "@mostrador/domain/kit/words/say-pesos.ts";
import * as z from "zod";

const Read = z.object({ service: services.New, branches: ServiceBranches, specialists: ServiceSpecialists });
export type ServiceFormValues = z.infer<typeof Read>;

const FRAME: WeekRanges = Object.fromEntries(WEEKDAYS.map((day) => [day, SERVICE_HOURS]));
const Written = z.looseObject({
  service: z.looseObject({ isAlwaysAvailable: z.boolean() }),
  hours: z.custom<WeekRanges>(),
  /** How many pictures are uploading: saving now would lose them. */
  uploading: z.number().default(0),
});
const WAIT = { path: ["service", "images"], message: "Espera a que terminen de subir las imágenes" };

export function serviceFormShape(stored: Service | null) {
  return Written.transform(({ hours, service, uploading, ...places }, context): ServiceFormValues => {
    const before = stored?.restSchedules ?? {};
    const restSchedules = restsFromHours(hours, FRAME, DAY_OFF.service, before);
    const price = priceText(service.price);
    const parsed = Read.safeParse({ ...places, service: { ...service, price, restSchedules } });
    const isAsked = !service.isAlwaysAvailable;
    const wrong = (isAsked ? scheduleErrors(hours) : []).map(({ path, message }) => ({
      path: `hours.${path}`.split("."),
      message,
    }));
    if (uploading > 0) wrong.push(WAIT);
    for (const { path, message } of [...(parsed.error?.issues ?? []), ...wrong])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data && wrong.length === 0 ? parsed.data : z.NEVER;
  });
}

/** Clients read the price as it is written: a number alone becomes pesos ('350' is '$350'). */
function priceText(price: unknown): unknown {
  const cents = typeof price === "string" && /^[\s\d.,]+$/.test(price) ? pesosIn(price) : null;
  return cents ? sayPesos(cents / 100) : price;
}

export function serviceValues(service: Service | null, businessId: string, everywhere: ServicePlaces): object {
  if (service) {
    const { _id, isArchived, branches, specialists, createdAt, updatedAt, ...fields } = service;
    return {
      service: { ...fields, businessId },
      branches,
      specialists,
      hours: hoursFromRests(service.restSchedules, FRAME),
      uploading: 0,
    };
  }
  return {
    service: {
      businessId,
      customId: "",
      name: "",
      description: "",
      price: "",
      duration: 60,
      minutesBefore: 0,
      minutesAfter: 0,
      capacity: 1,
      available: true,
      isAlwaysAvailable: true,
      facilities: [],
      resources: [],
      images: [],
      linkPrice: null,
      appointmentConfig: { statusAfterPayment: "confirmada", hoursToDeleteAppointmentIfNotPaid: null },
      stockOperations: [],
    },
    ...everywhere,
    hours: hoursFromRests({}, FRAME),
    uploading: 0,
  };
}

export type ServicePlaces = { branches: string[]; specialists: string[] };
