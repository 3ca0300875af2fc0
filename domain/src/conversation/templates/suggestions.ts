// Ready-made templates, one for each purpose: the owner submits one to WhatsApp with a click. A template of the
// account with such a name has its purpose, even if it was made elsewhere.
import type { TemplatePurpose } from "./purpose.ts";
import { isKnown } from "./template-rules.ts";

export type Suggestion = {
  purpose: TemplatePurpose;
  name: string;
  category: "UTILITY" | "MARKETING";
  body: string;
  buttons: string[];
};

export const SUGGESTIONS: readonly Suggestion[] = [
  {
    purpose: "appointment_scheduled",
    name: "cita_agendada",
    category: "UTILITY",
    body: "Hola {{nombre}}, tu cita de {{servicio}} en {{negocio}} quedó para el {{fecha}} a las {{hora}}. Te esperamos.",
    buttons: [],
  },
  {
    purpose: "appointment_moved",
    name: "cita_cambiada",
    category: "UTILITY",
    body: "Hola {{nombre}}, tu cita de {{servicio}} en {{negocio}} cambió: ahora es el {{fecha}} a las {{hora}}. Te esperamos.",
    buttons: [],
  },
  {
    purpose: "appointment_cancelled",
    name: "cita_cancelada",
    category: "UTILITY",
    body: "Hola {{nombre}}, se canceló tu cita de {{servicio}} del {{fecha}} a las {{hora}} en {{negocio}}. Si quieres otra hora, responde a este mensaje.",
    buttons: [],
  },
  {
    purpose: "appointment_reminder",
    name: "cita_recordatorio",
    category: "UTILITY",
    body: "Hola {{nombre}}, te recordamos tu cita de {{servicio}} en {{negocio}} el {{fecha}} a las {{hora}}. Si no puedes venir, responde a este mensaje.",
    buttons: [],
  },
  {
    purpose: "appointment_confirmation",
    name: "cita_confirmacion",
    category: "UTILITY",
    body: "Hola {{nombre}}, tienes una cita de {{servicio}} en {{negocio}} el {{fecha}} a las {{hora}}. ¿Confirmas que vienes?",
    buttons: ["Confirmar", "Cancelar"],
  },
  {
    purpose: "specialist_notice",
    name: "aviso_especialista",
    category: "UTILITY",
    body: "Hola {{nombre}}, hay un aviso de tu agenda en {{negocio}}: {{mensaje}} Revisa tu agenda para ver los detalles.",
    buttons: [],
  },
  {
    purpose: "general",
    name: "mensaje_general",
    category: "MARKETING",
    body: "Hola {{nombre}}, te escribimos de {{negocio}}: {{mensaje}} Responde a este mensaje si quieres saber más.",
    buttons: [],
  },
];

/** The purpose of a template that was made elsewhere; null when its name is unknown, or its variables differ. */
export function purposeOf(name: string, variables: readonly string[]): TemplatePurpose | null {
  const alike = SUGGESTIONS.find((one) => name === one.name || name.startsWith(`${one.name}_`));
  return alike && variables.every((variable) => isKnown(alike.purpose, variable)) ? alike.purpose : null;
}
