// What an assistant is allowed to do (contract/assistants#abilities). Each ability switches tools or duties on.
import * as z from "zod";
import { HourMinute, text } from "../../../kit/schema.ts";
import { postProblem } from "../free-slots/post-text.ts";

const SWITCH = "Debe estar activado o desactivado";
const switched = z.boolean(SWITCH);

/** Hours before the appointment; null is off. */
const hoursBefore = z
  .int("Las horas deben ser un número entero")
  .min(1, "Debe ser al menos 1 hora")
  .max(720, "Pueden ser hasta 720 horas")
  .nullable();

const MOST_WAIT_MINUTES = 24 * 60 + 55;
/** Minutes between now and the first hour offered (D-4.5). */
const wait = z
  .int("El tiempo de espera debe ser un número entero de minutos")
  .min(0, "El tiempo de espera no puede ser negativo")
  .max(MOST_WAIT_MINUTES, "El tiempo de espera puede ser de hasta 24 horas y 55 minutos")
  .multipleOf(5, "El tiempo de espera va de 5 en 5 minutos");

const count = (most: number, what: string) =>
  z
    .int(`${what} debe ser un número entero`)
    .min(1, `${what} debe ser mayor que 0`)
    .max(most, `${what} puede ser de hasta ${most}`);

const PaginatedSchedules = z.object({
  slotsPerPage: count(20, "El número de horarios por página").nullable().default(5),
  daysToLookAhead: count(365, "El número de días").nullable().default(7),
});

const PostFreeSchedules = z
  .object({
    enabled: switched.default(false),
    daysBefore: count(30, "El número de días").default(1),
    minimunSchedules: count(50, "El mínimo de horarios").default(1),
    maximunSchedules: count(50, "El máximo de horarios").default(5),
    deliveryHour: HourMinute.default("09:00"),
    textTemplate: text(0, 1000, "El texto")
      .superRefine((template, context) => {
        const message = postProblem(template);
        if (message) context.addIssue({ code: "custom", message });
      })
      .default(""),
  })
  .refine((post) => post.minimunSchedules <= post.maximunSchedules, {
    path: ["maximunSchedules"],
    message: "El máximo de horarios no puede ser menor que el mínimo",
  });

export const CapabilityFields = z.object({
  onlineScheduling: switched,
  inPersonScheduling: switched,
  rescheduleAppointments: switched,
  cancelAppointments: switched,
  autoCancelAppointments: hoursBefore,
  requestConfirmation: hoursBefore,
  waitTimeToSchedule: wait,
  /** Null: the sizes of `LOOK_AHEAD_DAYS` and `SLOTS_PER_PAGE`. */
  searchPaginatedSchedules: PaginatedSchedules.nullable(),
  sendReminder: hoursBefore,
  /** Percent of the answers that go out as audio. */
  audioFrequency: z.int().min(0, "Debe ser entre 0 y 100").max(100, "Debe ser entre 0 y 100").nullable(),
  processImages: switched,
  processAudio: switched,
  createOrders: switched,
  postFreeSchedules: PostFreeSchedules,
  collectClientData: switched,
  schedulingMode: z.enum(["secure", "open"], "El modo de agendar debe ser seguro o abierto"),
  createReminders: switched,
  updateAppointmentStatus: switched,
  createBlockSchedules: switched,
  getAppointmentsByDate: switched,
  createCustomConversionEvents: switched,
  customConversionEvent: text(0, 500, "El evento"),
});

const { shape } = CapabilityFields;
export const NewCapabilities = CapabilityFields.extend({
  onlineScheduling: shape.onlineScheduling.default(true),
  inPersonScheduling: shape.inPersonScheduling.default(true),
  rescheduleAppointments: shape.rescheduleAppointments.default(true),
  cancelAppointments: shape.cancelAppointments.default(true),
  autoCancelAppointments: shape.autoCancelAppointments.default(null),
  requestConfirmation: shape.requestConfirmation.default(null),
  waitTimeToSchedule: shape.waitTimeToSchedule.default(0),
  searchPaginatedSchedules: shape.searchPaginatedSchedules.default(null),
  sendReminder: shape.sendReminder.default(null),
  audioFrequency: shape.audioFrequency.default(null),
  processImages: shape.processImages.default(false),
  processAudio: shape.processAudio.default(false),
  createOrders: shape.createOrders.default(false),
  postFreeSchedules: shape.postFreeSchedules.prefault({}),
  collectClientData: shape.collectClientData.default(true),
  schedulingMode: shape.schedulingMode.default("secure"),
  createReminders: shape.createReminders.default(false),
  updateAppointmentStatus: shape.updateAppointmentStatus.default(false),
  createBlockSchedules: shape.createBlockSchedules.default(false),
  getAppointmentsByDate: shape.getAppointmentsByDate.default(false),
  createCustomConversionEvents: shape.createCustomConversionEvents.default(false),
  customConversionEvent: shape.customConversionEvent.default(""),
});

/** As stored and sent. */
export const Capabilities = z.object({
  ...shape,
  autoCancelAppointments: z.int().nullable(),
  requestConfirmation: z.int().nullable(),
  sendReminder: z.int().nullable(),
  audioFrequency: z.int().nullable(),
  waitTimeToSchedule: z.int(),
  searchPaginatedSchedules: z
    .object({ slotsPerPage: z.int().nullable(), daysToLookAhead: z.int().nullable() })
    .nullable(),
  postFreeSchedules: z.object({
    enabled: z.boolean(),
    daysBefore: z.int(),
    minimunSchedules: z.int(),
    maximunSchedules: z.int(),
    deliveryHour: z.string(),
    textTemplate: z.string(),
  }),
  customConversionEvent: z.string(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** When the owner set no other size. */
export const LOOK_AHEAD_DAYS = 60;
export const SLOTS_PER_PAGE = 5;
/** The values that are set when these are turned on, in hours (contract/assistants#abilities). */
export const HOURS_WHEN_TURNED_ON = { requestConfirmation: 24, autoCancelAppointments: 12, sendReminder: 12 } as const;
