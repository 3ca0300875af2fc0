// The variables that a text to a contact may use, with the same names in all texts (D-11.4).

export const VARIABLES = {
  nombre: { label: "Nombre del contacto", example: "Ana" },
  nombre_whatsapp: { label: "Nombre en WhatsApp", example: "Anita" },
  negocio: { label: "Nombre del negocio", example: "Salón Aurora" },
  asistente: { label: "Nombre del asistente", example: "Sofía" },
  fecha: { label: "Fecha de la cita", example: "viernes 21 de noviembre" },
  hora: { label: "Hora de la cita", example: "5:00 p. m." },
  servicio: { label: "Servicio", example: "Corte de cabello" },
  sucursal: { label: "Sucursal", example: "Centro" },
  especialista: { label: "Especialista", example: "Marta" },
  pago: { label: "Lo que falta pagar y su liga", example: "Para apartar tu lugar, paga $800: https://ejemplo.mx/p" },
  codigo: { label: "Código para la tableta de recepción", example: "4821" },
  horarios: { label: "Horarios libres", example: "9:00 am, 11:00 am" },
  mensaje: { label: "Texto del mensaje", example: "Tenemos lugar esta semana." },
} as const;
export type VariableName = keyof typeof VARIABLES;
export type VariableValues = Readonly<Record<string, string>>;

/** Of the contact and the business: known for every text to a contact. */
export const CONTACT_VARIABLES = ["nombre", "nombre_whatsapp", "negocio"] as const;
const OF_APPOINTMENT = ["fecha", "hora", "servicio", "sucursal", "especialista", "pago", "codigo"] as const;
/** Of a text about an appointment. */
export const APPOINTMENT_VARIABLES = [...CONTACT_VARIABLES, ...OF_APPOINTMENT] as const;

/** 'Se llenan solas: {{nombre}} (nombre del contacto), …' */
export function variablesHint(names: readonly VariableName[]): string {
  const each = names.map((name) => {
    const { label } = VARIABLES[name];
    return `{{${name}}} (${label.slice(0, 1).toLowerCase()}${label.slice(1)})`;
  });
  return `Se llenan solas: ${each.join(", ")}.`;
}
