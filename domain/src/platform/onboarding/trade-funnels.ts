// The funnel that businesses of a trade usually begin with: contacts move by what happens to their appointments, and by
// hand where only a person knows.
import type { FunnelPhasesInput } from "../../growth/funnels/resource.ts";
import type { TradeId } from "./trade-ids.ts";

export type ProposedFunnel = { name: string; description: string; phases: FunnelPhasesInput };

/** `interested` and `again`: what a person marks by hand, before the first visit and after a visit. */
type ByHand = { description: string; visit: string; interested: string; again: string };

export const TRADE_FUNNELS: Readonly<Record<TradeId, ProposedFunnel>> = {
  salon: visits({
    description: "De quien pregunta por un servicio a quien vuelve a su retoque.",
    visit: "Visita",
    interested: "Pidió precio de color",
    again: "Le toca retoque",
  }),
  barberia: visits({
    description: "De quien pregunta por un corte a quien vuelve cada tres semanas.",
    visit: "Visita",
    interested: "Pidió precio",
    again: "Le toca corte",
  }),
  unas: visits({
    description: "De quien manda un diseño a quien vuelve a su retoque.",
    visit: "Visita",
    interested: "Mandó un diseño",
    again: "Le toca retoque",
  }),
  spa: visits({
    description: "De quien pregunta por un masaje a quien vuelve.",
    visit: "Visita",
    interested: "Pidió certificado de regalo",
    again: "Le interesa un paquete",
  }),
  dental: visits({
    description: "De la primera pregunta a la valoración y al tratamiento.",
    visit: "Consulta",
    interested: "Pidió presupuesto",
    again: "En tratamiento",
  }),
  medico: visits({
    description: "De la primera pregunta a la consulta y su seguimiento.",
    visit: "Consulta",
    interested: "Preguntó por la consulta",
    again: "Le toca seguimiento",
  }),
  psicologia: visits({
    description: "De la primera pregunta a un proceso con sesiones.",
    visit: "Sesión",
    interested: "Preguntó por la terapia",
    again: "En proceso",
  }),
  veterinaria: visits({
    description: "De la primera pregunta a la consulta y la siguiente vacuna.",
    visit: "Consulta",
    interested: "Preguntó por su mascota",
    again: "Le toca vacuna",
  }),
  asesoria: visits({
    description: "De la primera pregunta a la llamada y a la propuesta.",
    visit: "Llamada",
    interested: "Contó su caso",
    again: "Recibió la propuesta",
  }),
};

function visits({ description, visit, interested, again }: ByHand): ProposedFunnel {
  return {
    name: "De la pregunta a la visita",
    description,
    phases: [
      {
        name: "Preguntó",
        type: "personalized",
        scenarios: [{ name: "Escribió", actionReference: "entry", type: "auto" }, { name: interested }],
      },
      {
        name: "Cita",
        type: "scheduling",
        scenarios: [
          { name: "Agendó", actionReference: "agendada", type: "auto" },
          { name: "Confirmó", actionReference: "confirmada", type: "auto" },
          { name: "Canceló", actionReference: "cancelada", type: "auto" },
        ],
      },
      {
        name: visit,
        type: "personalized",
        scenarios: [
          { name: "Asistió", actionReference: "asistida", type: "auto" },
          { name: "No llegó", actionReference: "no_asistida", type: "auto" },
          { name: again },
        ],
      },
    ],
  };
}
