// What an assistant may ask of the business, and the answers (D-9.1, D-9.2). Both engines use only these tools. No
// tool takes a client: the contact is the one of the conversation. Slots are named only by the `ref` of `find_slots`
// in this conversation, appointments by the `ref` of `list_appointments`.
import * as z from "zod";
import { CatalogueItem, ITEM_KINDS } from "../../../business/contacts/catalogue-item/schema.ts";
import {
  SlotRefusal,
  ToolAppointment,
  ToolBranch,
  ToolConversion,
  ToolEnrollment,
  ToolError,
  ToolOrder,
  ToolPackage,
  ToolProduct,
  ToolReminder,
  ToolService,
  ToolSlot,
  ToolSpecialist,
} from "./answers/schema.ts";

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * When a tool that a language model calls may act. 'never': it only reads. 'agreed': it proposes; the server asks the
 * customer, and acts on exact agreement. 'written': only with the customer's own written words. 'at once': it does
 * nothing that needs agreement.
 */
export type Acts = "never" | "agreed" | "written" | "at once";

/** Each tool states when it acts, so that a new tool cannot forget it. */
export const TOOLS = {
  list_services: {
    acts: "never",
    description: "Servicios que se pueden agendar, con precio y duración.",
    input: z.object({}),
    output: z.object({ services: z.array(ToolService) }),
  },
  list_branches: {
    acts: "never",
    description: "Sucursales con dirección y horario de atención.",
    input: z.object({}),
    output: z.object({ branches: z.array(ToolBranch) }),
  },
  list_specialists: {
    acts: "never",
    description: "Personas que atienden, con sus horas donde no son las de su sucursal.",
    input: z.object({}),
    output: z.object({ specialists: z.array(ToolSpecialist) }),
  },
  find_slots: {
    acts: "never",
    description:
      "Horarios libres de un servicio entre dos días. Con `time` dice si esa hora exacta está libre y, si no, por qué y cuáles son las más cercanas.",
    input: z.object({
      serviceId: z.string(),
      branchId: z.string().optional(),
      specialistId: z.string().optional(),
      from: day,
      to: day,
      /** The exact requested hour. */
      time: time.optional(),
      /** Bounds within each day, for 'por la tarde' or 'después de las 5'. */
      notBefore: time.optional(),
      notAfter: time.optional(),
      limit: z.int().min(1).max(20).optional(),
      /** The appointment to move: it does not block its own slot. */
      appointment: z.string().optional(),
    }),
    output: z.object({
      /** With `time`: free at exactly that hour. Else the first free ones. In order of time. */
      slots: z.array(ToolSlot),
      /** Only when `slots` is empty. */
      refusal: SlotRefusal.optional(),
      /**
       * Only when `slots` is empty: the free slots nearest to the request, same service, any specialist if necessary.
       */
      alternatives: z.array(ToolSlot),
    }),
  },
  book: {
    acts: "agreed",
    description:
      "Propone agendar la cita en un horario que find_slots ofreció en esta conversación. El sistema le pregunta al cliente y agenda solo cuando acepta. `clientName`: cómo se llama quien escribe, si lo dijo. `attendeeName`: quién viene, solo si la cita es para otra persona (su hijo, su mamá): con el nombre que escribió el cliente.",
    input: z.object({
      slot: z.string(),
      /** The contact's name, where the contact said it. */
      clientName: z.string().optional(),
      /** The person who comes, when it is not the contact. */
      attendeeName: z.string().optional(),
    }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  list_appointments: {
    acts: "never",
    description: "Citas próximas de este contacto.",
    input: z.object({}),
    output: z.object({ appointments: z.array(ToolAppointment) }),
  },
  reschedule: {
    acts: "agreed",
    description:
      "Propone mover una cita de este contacto a un horario que find_slots ofreció. El sistema le pregunta al cliente.",
    input: z.object({ appointment: z.string(), slot: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  cancel: {
    acts: "agreed",
    description: "Propone cancelar una cita de este contacto. El sistema le pregunta al cliente.",
    input: z.object({ appointment: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  confirm: {
    acts: "agreed",
    description:
      "Propone marcar como confirmada la asistencia a una cita de este contacto. El sistema le pregunta al cliente.",
    input: z.object({ appointment: z.string() }),
    output: z.union([z.object({ appointment: ToolAppointment }), ToolError]),
  },
  list_packages: {
    acts: "never",
    description: "Paquetes que este contacto compró y las sesiones que le quedan de cada uno.",
    input: z.object({}),
    output: z.object({ packages: z.array(ToolPackage) }),
  },
  create_reminder: {
    acts: "agreed",
    description:
      "Propone escribirle al cliente un día y a una hora para recordarle algo suyo. `about`: lo que hay que recordarle, con las palabras seguidas que él escribió. El sistema le pregunta al cliente.",
    input: z.object({ day, time, about: z.string() }),
    output: z.union([z.object({ reminder: ToolReminder }), ToolError]),
  },
  list_reminders: {
    acts: "never",
    description: "Recordatorios que este contacto pidió y todavía no salen.",
    input: z.object({}),
    output: z.object({ reminders: z.array(ToolReminder) }),
  },
  cancel_reminder: {
    acts: "agreed",
    description: "Propone cancelar un recordatorio de este contacto. El sistema le pregunta al cliente.",
    input: z.object({ reminder: z.string() }),
    output: z.union([z.object({ cancelled: ToolReminder }), ToolError]),
  },
  list_products: {
    acts: "never",
    description:
      "Productos que se pueden pedir, con precio y cuánto hay (`stock` null: no se cuenta; `price` 0: sin precio).",
    input: z.object({}),
    output: z.object({ products: z.array(ToolProduct) }),
  },
  place_order: {
    acts: "agreed",
    description:
      "Propone un pedido de productos, con los ids de list_products. `address` y `note`: solo palabras seguidas que el cliente escribió. El sistema le resume el pedido y le pregunta al cliente.",
    input: z.object({
      items: z
        .array(z.object({ product: z.string(), quantity: z.int().min(1).max(1000) }))
        .min(1)
        .max(30),
      day: day.optional(),
      time: time.optional(),
      address: z.string().optional(),
      note: z.string().optional(),
    }),
    output: z.union([z.object({ order: ToolOrder }), ToolError]),
  },
  list_orders: {
    acts: "never",
    description: "Pedidos de este contacto, los más nuevos primero.",
    input: z.object({}),
    output: z.object({ orders: z.array(ToolOrder) }),
  },
  cancel_order: {
    acts: "agreed",
    description: "Propone cancelar un pedido pendiente de este contacto. El sistema le pregunta al cliente.",
    input: z.object({ order: z.string() }),
    output: z.union([z.object({ cancelledOrder: ToolOrder }), ToolError]),
  },
  list_items: {
    acts: "never",
    description:
      "Cursos, productos, inmuebles, formularios y paquetes de sesiones del negocio, con precio, lugares o existencias (`left` null: no se cuenta), próxima sesión y enlace.",
    input: z.object({ kind: z.enum(ITEM_KINDS).optional() }),
    output: z.object({ items: z.array(CatalogueItem) }),
  },
  enroll: {
    acts: "agreed",
    description:
      "Propone inscribir a este contacto en un curso, con el id de list_items. El sistema le pregunta al cliente.",
    input: z.object({ course: z.string() }),
    output: z.union([z.object({ enrollment: ToolEnrollment }), ToolError]),
  },
  register_conversion: {
    acts: "at once",
    description:
      "Anota para el equipo algo que pasó en esta conversación y que el negocio quiere registrar. `name`: qué fue, en pocas palabras; `description`: lo que pasó. `services` y `products`: sus ids; `courses` y `properties`: los ids de list_items. El cliente no se entera.",
    input: z.object({
      name: z.string(),
      description: z.string().optional(),
      services: z.array(z.string()).max(20).optional(),
      products: z.array(z.string()).max(20).optional(),
      courses: z.array(z.string()).max(20).optional(),
      properties: z.array(z.string()).max(20).optional(),
    }),
    output: z.union([z.object({ conversion: ToolConversion }), ToolError]),
  },
  save_name: {
    acts: "written",
    description: "Guarda el nombre que el contacto escribió como suyo en esta conversación.",
    input: z.object({ name: z.string() }),
    output: z.object({ name: z.string() }),
  },
  hand_over: {
    acts: "at once",
    description: "Pasa la conversación a una persona del negocio.",
    input: z.object({ reason: z.string() }),
    output: z.object({ handedOver: z.literal(true) }),
  },
} as const satisfies Record<string, { acts: Acts; description: string; input: z.ZodType; output: z.ZodType }>;

export type ToolName = keyof typeof TOOLS;
/** Tools that a language model may only propose. */
export type AgreedTool = { [N in ToolName]: (typeof TOOLS)[N]["acts"] extends "agreed" ? N : never }[ToolName];
export type ToolInput<N extends ToolName> = z.infer<(typeof TOOLS)[N]["input"]>;
export type ToolOutput<N extends ToolName> = z.infer<(typeof TOOLS)[N]["output"]>;
export type ToolCall = { [N in ToolName]: { name: N; input: ToolInput<N> } }[ToolName];
