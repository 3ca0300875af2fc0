// The assistant's actions in the business's words: 'Agendó la cita', and the result (contract/conversation#the-inbox).
import { dayText } from "../../../../ui/data/date-time.tsx";
import { type Fields, fieldsOf, listOf, readFields, type ToolCall, textOf } from "./tool-call.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  list_services: "Consultó los servicios",
  list_branches: "Consultó las sucursales",
  list_specialists: "Consultó quién atiende",
  find_slots: "Buscó horarios",
  book: "Agendó la cita",
  list_appointments: "Consultó sus citas",
  reschedule: "Reagendó la cita",
  cancel: "Canceló la cita",
  confirm: "Confirmó la cita",
  create_reminder: "Programó un recordatorio",
  list_packages: "Consultó sus paquetes",
  list_reminders: "Consultó sus recordatorios",
  cancel_reminder: "Canceló un recordatorio",
  list_products: "Consultó los productos",
  place_order: "Registró el pedido",
  list_orders: "Consultó sus pedidos",
  cancel_order: "Canceló un pedido",
  list_items: "Consultó lo que se ofrece",
  enroll: "Inscribió al curso",
  register_conversion: "Registró un evento de conversión",
  save_name: "Guardó su nombre",
  hand_over: "Pasó la conversación a una persona",
};

/** The tools that change something. */
const REFUSED: Readonly<Record<string, string>> = {
  book: "No pudo agendar la cita",
  reschedule: "No pudo reagendar la cita",
  cancel: "No pudo cancelar la cita",
  confirm: "No pudo confirmar la cita",
  create_reminder: "No pudo programar el recordatorio",
  cancel_reminder: "No pudo cancelar el recordatorio",
  place_order: "No pudo registrar el pedido",
  cancel_order: "No pudo cancelar el pedido",
  enroll: "No pudo inscribir al curso",
  register_conversion: "No pudo registrar el evento de conversión",
  save_name: "No pudo guardar el nombre",
  hand_over: "No pudo pasar la conversación",
};

/** The tools that need the customer's consent first. */
const PROPOSED: Readonly<Record<string, string>> = {
  book: "Propuso agendar la cita",
  reschedule: "Propuso reagendar la cita",
  cancel: "Propuso cancelar la cita",
  confirm: "Propuso confirmar la cita",
  create_reminder: "Propuso programar un recordatorio",
  cancel_reminder: "Propuso cancelar un recordatorio",
  place_order: "Propuso un pedido",
  cancel_order: "Propuso cancelar un pedido",
  enroll: "Propuso inscribir al curso",
};

const NO_SLOT: Readonly<Record<string, string>> = {
  taken: "Ese horario está ocupado",
  closed_day: "Ese día está cerrado",
  outside_hours: "Fuera del horario de atención",
  does_not_fit: "No alcanza el tiempo antes de cerrar",
  past: "Ese horario ya pasó",
  too_soon: "Es demasiado pronto para agendar",
  too_far: "Es una fecha demasiado lejana",
  specialist_off: "El especialista no atiende a esa hora",
  no_specialist: "Nadie ofrece ese servicio en la sucursal",
  not_given: "Ese servicio no se da ese día",
};

/** `action` is the card's title, `result` a short text ('' while there is none), `isRefused` when it failed. */
export function callWords(call: ToolCall): { action: string; result: string; isRefused: boolean } {
  const output = readFields(call.output);
  const error = output && textOf(output.error);
  if (output && error) {
    const action = REFUSED[call.name] ?? actionOf(call.name);
    return { action, result: textOf(output.message) || "No se pudo completar", isRefused: true };
  }
  const proposed = fieldsOf(output?.proposed);
  if (proposed) {
    const action = PROPOSED[call.name] ?? actionOf(call.name);
    const result = proposedText(proposed);
    return { action, result, isRefused: false };
  }
  return { action: actionOf(call.name), result: output ? resultOf(call, output) : textAlone(call), isRefused: false };
}

/** The call that names a card with several: the last that changed something, or else the last. */
export function mainCall(calls: readonly ToolCall[]): ToolCall | undefined {
  return calls.findLast((call) => call.name in REFUSED) ?? calls.at(-1);
}

export function appointmentText(appointment: Fields): string {
  const [day, time] = [textOf(appointment.day), textOf(appointment.time)];
  const when = [day && dayOf(day), time].filter(Boolean).join(", ");
  const specialist = textOf(appointment.specialistName);
  return [textOf(appointment.serviceName), when, specialist && `con ${specialist}`].filter(Boolean).join(" · ");
}

function proposedText(proposed: Fields): string {
  if (listOf(proposed.items).length > 0) return orderText(proposed);
  if (textOf(proposed.courseName)) return textOf(proposed.courseName);
  return textOf(proposed.about) ? reminderText(proposed) : appointmentText(proposed);
}

/** '2 × Crema, 1 × Gel' */
function orderText(order: Fields): string {
  const lines = listOf(order.items).map((item) => {
    const { quantity, name } = fieldsOf(item) ?? {};
    return `${Number(quantity)} × ${textOf(name)}`;
  });
  return lines.join(", ");
}

function reminderText(reminder: Fields): string {
  return [slotText(reminder), textOf(reminder.about)].filter(Boolean).join(" · ");
}

export function slotText(slot: Fields): string {
  return [dayOf(textOf(slot.day)), textOf(slot.time)].filter(Boolean).join(", ");
}

/** 'vie 21 nov'; any other text stays unchanged. */
export function dayOf(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayText(day) : day;
}

/** `look_up_price` reads 'Look up price': the default for tools without a text here. */
function actionOf(name: string): string {
  const spaced = name.replaceAll("_", " ").trim();
  return ACTIONS[name] ?? (spaced ? spaced[0]?.toUpperCase() + spaced.slice(1) : "Consultó información");
}

function resultOf({ name, input }: ToolCall, output: Fields): string {
  const appointment = fieldsOf(output.appointment);
  if (appointment) return appointmentText(appointment);
  const reminder = fieldsOf(output.reminder) ?? fieldsOf(output.cancelled);
  if (reminder) return reminderText(reminder);
  const order = fieldsOf(output.order) ?? fieldsOf(output.cancelledOrder);
  if (order) return orderText(order);
  const conversion = fieldsOf(output.conversion);
  if (conversion) return [textOf(conversion.name), textOf(conversion.description)].filter(Boolean).join(": ");
  const enrollment = fieldsOf(output.enrollment);
  if (enrollment) return `${textOf(enrollment.courseName)} · boleto ${Number(enrollment.ticket)}`;
  if (name === "list_items") return counted(output.items, "opción", "opciones");
  if (name === "list_products") return counted(output.products, "producto", "productos");
  if (name === "list_orders") return counted(output.orders, "pedido", "pedidos");
  if (name === "list_packages") return counted(output.packages, "paquete", "paquetes");
  if (name === "list_reminders") return counted(output.reminders, "recordatorio", "recordatorios");
  if (name === "find_slots") return slotsFound(output);
  if (name === "list_services") return counted(output.services, "servicio", "servicios");
  if (name === "list_branches") return counted(output.branches, "sucursal", "sucursales");
  if (name === "list_specialists") return counted(output.specialists, "especialista", "especialistas");
  if (name === "list_appointments") return counted(output.appointments, "cita próxima", "citas próximas");
  if (name === "save_name") return textOf(output.name);
  if (name === "hand_over") return textOf(readFields(input)?.reason);
  return textOf(output.message);
}

function slotsFound(output: Fields): string {
  const slots = listOf(output.slots);
  if (slots.length > 0) return counted(slots, "horario libre", "horarios libres");
  const others = listOf(output.alternatives);
  const why = NO_SLOT[textOf(output.refusal)] ?? "Sin horarios libres";
  return others.length > 0 ? `${why}; ofreció ${counted(others, "alternativa", "alternativas")}` : why;
}

function counted(list: unknown, one: string, many: string): string {
  const { length } = listOf(list);
  return length === 0 ? `Sin ${many}` : `${length} ${length === 1 ? one : many}`;
}

/** A result that is not an object: its text, if any. */
function textAlone({ output }: ToolCall): string {
  if (output === null) return "";
  try {
    return textOf(JSON.parse(output));
  } catch {
    return output.trim();
  }
}
