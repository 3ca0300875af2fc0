// What an assistant may ask of the business and what it gets back (D-9.1, D-9.2). Both engines use these tools and
// nothing else. No tool takes a client: the contact is the one of the conversation. A slot is only ever named by the
// `ref` that `find_slots` gave in this conversation, an appointment by the `ref` that `list_appointments` gave.
import * as z from "zod";

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const ToolService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Display text, as the owner wrote it: '$350', 'desde $200'. */
  price: z.string(),
  durationMinutes: z.int(),
  specialistIds: z.array(z.string()),
  branchIds: z.array(z.string()),
});
export type ToolService = z.infer<typeof ToolService>;

export const ToolBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  mapsUrl: z.string(),
  /** Open intervals of each weekday in local time, breaks already taken out; an empty list is a closed day. */
  hours: z.record(z.string(), z.array(z.object({ from: time, to: time }))),
});
export type ToolBranch = z.infer<typeof ToolBranch>;

export const ToolSpecialist = z.object({ id: z.string(), name: z.string(), branchId: z.string() });
export type ToolSpecialist = z.infer<typeof ToolSpecialist>;

export const ToolSlot = z.object({
  /** Opaque; the booking tools take nothing else. */
  ref: z.string(),
  day,
  time,
  specialistId: z.string(),
  branchId: z.string(),
  serviceId: z.string(),
});
export type ToolSlot = z.infer<typeof ToolSlot>;

/** Why the wanted hour is not to be had. */
export const SlotRefusal = z.enum([
  "taken", // another appointment or a block
  "closed_day",
  "outside_hours",
  "does_not_fit", // begins within hours but would end after closing or run into a break
  "not_offered", // within hours, but no appointment begins at that minute
  "past",
  "too_soon", // within waitTimeToSchedule
  "too_far", // beyond the days looked ahead
  "specialist_off",
  "no_specialist", // nobody at that branch gives the service
]);
export type SlotRefusal = z.infer<typeof SlotRefusal>;

export const ToolAppointment = z.object({
  ref: z.string(),
  day,
  time,
  serviceId: z.string(),
  serviceName: z.string(),
  specialistId: z.string(),
  specialistName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  branchAddress: z.string(),
  price: z.string(),
  status: z.string(),
});
export type ToolAppointment = z.infer<typeof ToolAppointment>;

/** A refusal that a tool gives as its answer; `message` is Spanish and may be shown. */
export const ToolError = z.object({ error: z.string(), message: z.string() });
export type ToolError = z.infer<typeof ToolError>;

export const TOOLS = {
  list_services: {
    description: "Servicios que se pueden agendar, con precio y duración.",
    input: z.object({}),
    output: z.object({ services: z.array(ToolService) }),
  },
  list_branches: {
    description: "Sucursales con dirección y horario de atención.",
    input: z.object({}),
    output: z.object({ branches: z.array(ToolBranch) }),
  },
  list_specialists: {
    description: "Personas que atienden.",
    input: z.object({}),
    output: z.object({ specialists: z.array(ToolSpecialist) }),
  },
  find_slots: {
    description:
      "Horarios libres de un servicio entre dos días. Con `time` dice si esa hora exacta está libre y, si no, por qué y cuáles son las más cercanas.",
    input: z.object({
      serviceId: z.string(),
      branchId: z.string().optional(),
      specialistId: z.string().optional(),
      from: day,
      to: day,
      /** The exact hour wanted. */
      time: time.optional(),
      /** Bounds within each day, for 'por la tarde' or 'después de las 5'. */
      notBefore: time.optional(),
      notAfter: time.optional(),
      limit: z.int().min(1).max(20).optional(),
      /** The appointment that is to be moved: it does not stand in its own way. */
      appointment: z.string().optional(),
    }),
    output: z.object({
      /** With `time`: free at exactly that hour. Else the first free ones. In order of time. */
      slots: z.array(ToolSlot),
      /** Only when `slots` is empty. */
      refusal: SlotRefusal.optional(),
      /** Only when `slots` is empty: the free slots nearest to what was wanted, same service, any specialist if need be. */
      alternatives: z.array(ToolSlot),
    }),
  },
  book: {
    description: "Agenda la cita en un horario que find_slots ofreció en esta conversación.",
    input: z.object({ slot: z.string(), clientName: z.string().optional() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  list_appointments: {
    description: "Citas próximas de este contacto.",
    input: z.object({}),
    output: z.object({ appointments: z.array(ToolAppointment) }),
  },
  reschedule: {
    description: "Mueve una cita de este contacto a un horario que find_slots ofreció.",
    input: z.object({ appointment: z.string(), slot: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  cancel: {
    description: "Cancela una cita de este contacto.",
    input: z.object({ appointment: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  confirm: {
    description: "Marca como confirmada la asistencia a una cita de este contacto.",
    input: z.object({ appointment: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  save_name: {
    description: "Guarda el nombre que el contacto dio.",
    input: z.object({ name: z.string() }),
    output: z.object({ name: z.string() }),
  },
  hand_over: {
    description: "Pasa la conversación a una persona del negocio.",
    input: z.object({ reason: z.string() }),
    output: z.object({ handedOver: z.literal(true) }),
  },
} as const;

export type ToolName = keyof typeof TOOLS;
export type ToolInput<N extends ToolName> = z.infer<(typeof TOOLS)[N]["input"]>;
export type ToolOutput<N extends ToolName> = z.infer<(typeof TOOLS)[N]["output"]>;
export type ToolCall = { [N in ToolName]: { name: N; input: ToolInput<N> } }[ToolName];
