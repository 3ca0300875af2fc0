// The booking page of a business: the owner's settings, the public data, a customer's request and its result
// (contract/growth#booking-page).
import * as z from "zod";
import { NewContact, withNumber } from "../../business/contacts/schema.ts";
import { reference } from "../../kit/reference.ts";
import {
  Color,
  DateTime,
  Day,
  dateTime,
  day,
  Id,
  nameText,
  optionalText,
  REQUIRED,
  UpdatedAtOrNever,
} from "../../kit/schema.ts";
import { AttendeeName } from "../../scheduling/appointments/schema.ts";
import { DAY_REASONS } from "../../scheduling/appointments/slots/day-reason.ts";
import { isSiteOrigin } from "./site-origin.ts";

const whole = (what: string, min: number, max: number) =>
  z
    .int(`${what} debe ser un número entero`)
    .min(min, `${what} debe ser al menos ${min}`)
    .max(max, `${what} puede ser hasta ${max}`);
const hidden = (kind: string) => z.array(reference(kind)).max(500, "La lista es demasiado larga");

/** `nobody`: no other site may frame the page; `anybody`: any site; `listed`: the sites named. */
export const EMBEDS = ["nobody", "anybody", "listed"] as const;
/** What happens to a booking when no code can be sent to the number. */
export const WITHOUT_CODE = ["book", "refuse"] as const;

const SettingsFields = z.object({
  isOn: z.boolean("Di si la página recibe reservaciones"),
  hiddenServices: hidden("service"),
  hiddenSpecialists: hidden("specialist"),
  hiddenBranches: hidden("branch"),
  daysAhead: whole("Los días", 1, 180),
  noticeHours: whole("La anticipación", 0, 336),
  cancelHours: whole("El límite", 0, 336),
  choosesSpecialist: z.boolean("Di si el cliente elige al especialista"),
  welcome: optionalText(300, "El mensaje"),
  withoutCode: z.enum(WITHOUT_CODE, "Elige qué hacer sin código"),
  embed: z.enum(EMBEDS, "Elige dónde se puede mostrar la página"),
  embedOrigins: z
    .array(
      z
        .string(REQUIRED)
        .trim()
        .max(200, "La dirección es demasiado larga")
        .refine(isSiteOrigin, "Escribe la dirección del sitio así: https://mi-sitio.mx"),
    )
    .max(10, "Puedes poner hasta 10 sitios"),
  waitingList: z.boolean("Di si se puede pedir un lugar antes"),
  holdMinutes: whole("El apartado", 5, 120),
});

/** Only the sent fields are changed. */
export const ReservationSettingsEdit = SettingsFields.partial().extend({ updatedAt: UpdatedAtOrNever });
export type ReservationSettingsEdit = z.infer<typeof ReservationSettingsEdit>;

export const ReservationSettings = SettingsFields.extend({
  hiddenServices: z.array(Id),
  hiddenSpecialists: z.array(Id),
  hiddenBranches: z.array(Id),
  welcome: z.string(),
  embedOrigins: z.array(z.string()),
  /** The slug, and the whole URL; empty until the page was on for the first time. */
  search: z.string(),
  url: z.string(),
  /** Null while there are no settings yet. */
  updatedAt: DateTime.nullable(),
});
export type ReservationSettings = z.infer<typeof ReservationSettings>;

/** The slug of the business; an unknown one is not found. */
export const SearchParams = z.object({ search: z.string().max(80) });
export const LinkParams = SearchParams.extend({ token: z.string().max(120) });

const Shown = z.object({ _id: Id, name: z.string() });

/** The public data of a business. */
export const ReservationPage = z.object({
  search: z.string(),
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  cover: z.string(),
  /** A colour of the business, where it has one. */
  color: Color.nullable(),
  welcome: z.string(),
  whatsapp: z.string(),
  zone: z.string(),
  choosesSpecialist: z.boolean(),
  waitingList: z.boolean(),
  cancelHours: z.int(),
  /** The path of the privacy notice; null before one is published. */
  notice: z.string().nullable(),
  services: z.array(
    Shown.extend({
      description: z.string(),
      duration: z.int(),
      price: z.string(),
      /** The first of its pictures; empty where it has none. */
      image: z.string(),
      branches: z.array(Id),
      specialists: z.array(Id),
    }),
  ),
  branches: z.array(Shown.extend({ address: z.string(), city: z.string(), location: z.string(), zone: z.string() })),
  specialists: z.array(Shown.extend({ branchId: Id, colorHex: z.string() })),
  /** The packages of sessions that are sold online. */
  packages: z.array(Shown.extend({ sessions: z.int(), price: z.number(), services: z.array(z.string()) })),
});
export type ReservationPage = z.infer<typeof ReservationPage>;

/** A property with a page of its own: available, and not archived. */
export const PublicProperty = Shown.extend({
  description: z.string(),
  location: z.string(),
  price: z.string(),
  images: z.array(z.string()),
});
export type PublicProperty = z.infer<typeof PublicProperty>;

const MOST_DAYS = 31;

export const HoursQuery = z
  .object({
    serviceId: Id,
    branchId: Id,
    /** Left out: anybody. */
    specialistId: Id.optional(),
    /** Local days of the branch, both included; limited to the bookable ones. */
    from: day("La fecha de inicio", { first: 2000, last: 2100 }),
    to: day("La fecha de fin", { first: 2000, last: 2100 }),
    /** Of an appointment that is moved: it does not block its own slot. */
    token: z.string().max(120).optional(),
  })
  .check(({ value, issues }) => {
    const days = (Date.parse(value.to) - Date.parse(value.from)) / 86_400_000;
    const say = (path: string, message: string) => issues.push({ code: "custom", path: [path], message, input: value });
    if (days < 0) say("from", "La fecha de inicio no puede ser después de la fecha de fin");
    else if (days >= MOST_DAYS) say("to", `El rango puede ser de hasta ${MOST_DAYS} días`);
  });

export const FreeHour = z.object({
  start: DateTime,
  specialists: z.array(Id),
  /** Of a service with several places only: of the class with the most. */
  placesLeft: z.int().optional(),
});
export type FreeHour = z.infer<typeof FreeHour>;
export const FreeHours = z.object({
  /** For each minute with a free specialist, who is free. */
  hours: z.array(FreeHour),
  /** The limits of booking. */
  firstDay: Day,
  lastDay: Day,
  /** The first day after the range with a free hour; null when there is none, or the range has one. */
  nextDay: Day.nullable(),
  /** For each bookable day of the range without a free hour, why. */
  none: z.array(z.object({ day: Day, reason: z.enum(DAY_REASONS), closedFor: z.string().nullable() })),
});
export type FreeHours = z.infer<typeof FreeHours>;

const { whatsapp, countryCode } = NewContact.shape;
const PhoneFields = { whatsapp, countryCode };
const Key = z.string(REQUIRED).regex(/^[\w-]{8,64}$/, "La clave de repetición no es válida");
const Proof = z.string().max(200).optional();

export const CodeRequest = withNumber(z.object(PhoneFields));
/** `sent`: a code is on its way. `needed`: a booking needs one. `number`: as it was read, for people. */
export const CodeAnswer = z.object({ sent: z.boolean(), needed: z.boolean(), number: z.string() });
export const CodeCheck = withNumber(
  z.object({
    ...PhoneFields,
    code: z
      .string(REQUIRED)
      .trim()
      .regex(/^\d{6}$/, "El código tiene 6 dígitos"),
  }),
);
export const ProvedNumber = z.object({ proof: z.string() });

/** The customer: a name, a number, and the proof of the number where there is one. */
export const Person = {
  name: nameText(2, 80, "El nombre"),
  ...PhoneFields,
  proof: Proof,
};

const Wanted = z.object({
  ...Person,
  serviceId: Id,
  branchId: Id,
  /** Left out: any free specialist. */
  specialistId: Id.optional(),
  start: dateTime("La hora", { first: 2000, last: 2100 }),
  note: optionalText(500, "La nota"),
  /** The property that is visited. */
  propertyId: Id.optional(),
  /** The person who comes, when it is not the customer. */
  attendeeName: AttendeeName.optional(),
  /** The same key is the same booking, for any number of calls. */
  key: Key,
});
export const BookingFields = withNumber(Wanted);
export type BookingFields = z.infer<typeof BookingFields>;

export const MoveFields = z.object({
  branchId: Id,
  specialistId: Id.optional(),
  start: Wanted.shape.start,
});

/** One appointment, for the holder of its link. */
export const Booking = z.object({
  token: z.string(),
  status: z.string(),
  start: DateTime,
  end: DateTime,
  zone: z.string(),
  /** From the booking; empty for one that the business made. */
  name: z.string(),
  /** The person who comes, when it is not the one who booked. */
  attendeeName: z.string().nullable(),
  service: Shown.extend({ price: z.string() }),
  branch: Shown.extend({ address: z.string(), location: z.string() }),
  specialist: Shown,
  /** The property that is visited. */
  property: Shown.nullable(),
  /** The open online payment; null where there is none. `dueAt`: when the slot is released. */
  need: z.object({ url: z.string(), due: z.number(), dueAt: DateTime.nullable() }).nullable(),
  /** The session of a package that pays for it; null where none does, and where the number was not proved. */
  session: z.object({ packageName: z.string(), left: z.int() }).nullable(),
  /** The URL of its calendar file; empty for one that no longer holds its slot. */
  calendarFile: z.string(),
  /** For the tablet at the reception; null where it has none, and when the client is no longer expected. */
  arrivalCode: z.string().nullable(),
  isProved: z.boolean(),
  mayChange: z.boolean(),
  /** Until when it may be moved or cancelled on this page. */
  changeUntil: DateTime,
});
export type Booking = z.infer<typeof Booking>;

export { Key as RequestKey };
