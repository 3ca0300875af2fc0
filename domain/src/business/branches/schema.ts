// Branches: where and when the business attends (document 1, sections 3 and 5).
import * as z from "zod";
import { WEEKDAYS } from "../../kit/calendar.ts";
import { DateTime, HourMinute, Id, optionalText, REQUIRED, text, UpdatedAt } from "../../kit/schema.ts";
import { Timezone, TimezoneChoice } from "../businesses/schema.ts";
import { CLOSED_DAY, restErrors, scheduleErrors } from "./weekly-ranges.ts";

export const FRECUENCIES = [15, 20, 30, 40, 45, 60, 90, 120, 180] as const;
export const NO_QUOTES = "No se permiten comillas dobles en el nombre";

export const HourRange = z.object({ from: HourMinute, to: HourMinute });
const DayRanges = z.array(HourRange).max(12, "Son demasiados horarios en un día");

/** One entry a weekday, each made by `entry`. */
function week<Entry extends z.ZodType>(entry: Entry) {
  return z.object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, entry])) as Record<(typeof WEEKDAYS)[number], Entry>,
    REQUIRED,
  );
}

/** Weekly rests as stored and sent; a day without rests is an empty list. */
export const WeekRests = week(z.array(z.object({ from: z.string(), to: z.string() })));
export type WeekRests = z.infer<typeof WeekRests>;

/** Weekly rests as written: a weekday may be left out. */
export const RestsInput = week(DayRanges.default([])).check(({ value, issues }) => {
  for (const error of restErrors(value)) issues.push(issueOf(error, value));
});

export const SchedulesInput = week(
  DayRanges.default([]).transform((ranges) => (ranges.length === 0 ? [CLOSED_DAY] : ranges)),
)
  .extend({ frecuency: z.literal(FRECUENCIES, "La frecuencia no es una de las opciones").default(30) })
  .check(({ value, issues }) => {
    for (const error of scheduleErrors(value)) issues.push(issueOf(error, value));
  });

/** A closed day is the single slot 00:00-00:00; `frecuency` is the minutes between offered starts. */
export const Schedules = WeekRests.extend({ frecuency: z.int() });
export type Schedules = z.infer<typeof Schedules>;

/** A plain text is read as the description. */
const AddressInput = z.preprocess(
  (value) => (typeof value === "string" ? { description: value } : value),
  z.object(
    {
      description: text(5, 100, "La dirección"),
      place_id: optionalText(300),
      structured_formatting: z
        .object({ main_text: optionalText(200), secondary_text: optionalText(200) })
        .nullable()
        .default(null),
    },
    REQUIRED,
  ),
);

export const Address = z.object({
  description: z.string(),
  place_id: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }).nullable(),
});

const place = (what: string) => text(2, 30, what);
const Ids = z.array(Id).max(500, "Son demasiados elementos");

export const BranchFields = z.object({
  name: text(2, 30, "El nombre").regex(/^[^"]*$/, NO_QUOTES),
  address: AddressInput,
  location: optionalText(50, "La ubicación").refine(
    (value) => value.length === 0 || value.length >= 5,
    "La ubicación debe tener al menos 5 caracteres",
  ),
  city: place("La ciudad"),
  state: place("El estado"),
  country: place("El país"),
  schedules: SchedulesInput,
  /** Null goes back to the zone of its state and city (D-15.8). */
  timezone: TimezoneChoice.nullable(),
  resources: Ids,
  services: Ids,
});

const WORKDAY = [{ from: "09:00", to: "18:00" }];
const WORKWEEK = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: WORKDAY,
  sunday: [{ ...CLOSED_DAY }],
  frecuency: 30 as const,
};

const { shape } = BranchFields;
export const NewBranch = BranchFields.extend({
  businessId: Id,
  schedules: shape.schedules.default(WORKWEEK),
  timezone: shape.timezone.default(null),
  resources: shape.resources.default([]),
  services: shape.services.default([]),
});
export type NewBranch = z.infer<typeof NewBranch>;

export const BranchEdit = BranchFields.partial().extend({ updatedAt: UpdatedAt });
export type BranchEdit = z.infer<typeof BranchEdit>;

export const Branch = z.object({
  _id: Id,
  businessId: Id,
  name: z.string(),
  address: Address,
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  schedules: Schedules,
  /** The gaps between working blocks, each shrunk by a minute at each end. */
  restSchedules: WeekRests,
  timezone: Timezone.extend({ isSetByHand: z.boolean() }),
  resources: z.array(Id),
  services: z.array(Id),
  isArchived: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Branch = z.infer<typeof Branch>;

/** Whether the row went away, or was archived because others still name it. */
export const Removal = z.object({ _id: Id, isArchived: z.boolean() });

export function issueOf({ path, message }: { path: string; message: string }, input: unknown) {
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { code: "custom" as const, path: keys, message, input };
}
