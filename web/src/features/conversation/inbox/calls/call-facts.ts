// The tables of an action card: its arguments and its result, without internal ids.
import { appointmentText, dayOf, slotText } from "./call-words.ts";
import { type Fields, fieldsOf, listOf, readFields, type ToolCall, textOf } from "./tool-call.ts";

export type CallFact = { label: string; value: string };

const LABELS: Readonly<Record<string, string>> = {
  from: "Desde",
  to: "Hasta",
  time: "Hora",
  notBefore: "A partir de las",
  notAfter: "Antes de las",
  clientName: "A nombre de",
  name: "Nombre",
  description: "Descripción",
  reason: "Motivo",
  serviceName: "Servicio",
  day: "Día",
  specialistName: "Con",
  branchName: "Sucursal",
  price: "Precio",
  status: "Estado",
  message: "Respuesta",
};
/** The maximum number of list items on a card. */
const MOST = 8;

/** The table 'Acción'. */
export function askedFacts(call: ToolCall): CallFact[] {
  return namedFacts(readFields(call.input));
}

/** The table 'Resultado'; empty when the card's text is enough. */
export function resultFacts(call: ToolCall): CallFact[] {
  const output = readFields(call.output);
  if (!output) return [];
  const appointment = fieldsOf(output.appointment) ?? fieldsOf(output.proposed);
  return [
    ...namedFacts(appointment ?? output),
    ...listFact("Horarios", listOf(output.slots).map(slotText)),
    ...listFact("Alternativas", listOf(output.alternatives).map(slotText)),
    ...listFact("Servicios", listOf(output.services).map(priced)),
    ...listFact("Sucursales", listOf(output.branches).map(nameOf)),
    ...listFact("Especialistas", listOf(output.specialists).map(nameOf)),
    ...listFact("Citas", listOf(output.appointments).map(appointmentText)),
  ];
}

function namedFacts(fields: Fields | null): CallFact[] {
  if (!fields) return [];
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = readable(textOf(fields[key]));
    return value ? [{ label, value }] : [];
  });
}

/** Days as people write them; `pago_pendiente` without its line. */
function readable(value: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll("_", " ") : dayOf(value);
}

function listFact(label: string, lines: string[]): CallFact[] {
  const told = lines.filter(Boolean);
  if (told.length === 0) return [];
  const more = told.length > MOST ? [`y ${told.length - MOST} más`] : [];
  return [{ label, value: [...told.slice(0, MOST), ...more].join("\n") }];
}

const nameOf = (item: Fields) => textOf(item.name);
const priced = (service: Fields) => [textOf(service.name), textOf(service.price)].filter(Boolean).join(" · ");
