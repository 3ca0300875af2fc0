// What businesses of a trade usually offer, to take or leave: services with their usual durations and prices in Mexico,
// a funnel, a form, and what their assistant should know. A new `version` changes what is proposed, never what a
// business has taken.
import { type ProposedForm, TRADE_FORMS } from "./trade-forms.ts";
import { type ProposedFunnel, TRADE_FUNNELS } from "./trade-funnels.ts";
import type { TradeId } from "./trade-ids.ts";

export type ProposedService = { name: string; duration: number; price: string; description: string };
export type Trade = {
  id: TradeId;
  version: number;
  name: string;
  services: readonly ProposedService[];
  /** For the assistant: before and after the sale. */
  instructions: { preSale: string; postSale: string };
  funnel: ProposedFunnel;
  form: ProposedForm;
};

export const TRADES: readonly Trade[] = [
  {
    id: "salon",
    version: 2,
    name: "Salón de belleza",
    services: [
      { name: "Corte de dama", duration: 45, price: "$280", description: "Lavado, corte y secado." },
      { name: "Corte de caballero", duration: 30, price: "$180", description: "Corte con tijera o máquina." },
      { name: "Tinte completo", duration: 120, price: "$950", description: "Color completo, incluye secado." },
      { name: "Peinado", duration: 60, price: "$450", description: "Peinado para evento." },
      { name: "Tratamiento capilar", duration: 45, price: "$400", description: "Hidratación profunda." },
    ],
    instructions: {
      preSale:
        "Pregunta el largo del cabello antes de dar el precio de un tinte. Para color por primera vez, sugiere una valoración.",
      postSale:
        "Recuerda llegar con el cabello seco y sin producto. Si quiere repetir el servicio, propón una fecha a las seis semanas.",
    },
    funnel: TRADE_FUNNELS.salon,
    form: TRADE_FORMS.salon,
  },
  {
    id: "barberia",
    version: 2,
    name: "Barbería",
    services: [
      { name: "Corte clásico", duration: 30, price: "$180", description: "Corte con tijera y máquina." },
      { name: "Degradado", duration: 40, price: "$220", description: "Degradado con acabado a navaja." },
      { name: "Barba", duration: 30, price: "$150", description: "Perfilado y toalla caliente." },
      { name: "Corte y barba", duration: 60, price: "$320", description: "Corte con arreglo de barba." },
      { name: "Corte infantil", duration: 30, price: "$150", description: "Hasta 12 años." },
    ],
    instructions: {
      preSale: "Pregunta si quiere solo corte o también barba, y con quién prefiere atenderse.",
      postSale: "Agradece la visita y propón la siguiente cita a las tres semanas.",
    },
    funnel: TRADE_FUNNELS.barberia,
    form: TRADE_FORMS.barberia,
  },
  {
    id: "unas",
    version: 2,
    name: "Uñas y pestañas",
    services: [
      { name: "Manicure", duration: 45, price: "$220", description: "Limpieza, limado y esmalte." },
      { name: "Gelish", duration: 60, price: "$320", description: "Esmalte semipermanente." },
      { name: "Uñas acrílicas", duration: 120, price: "$550", description: "Aplicación completa." },
      { name: "Pedicure", duration: 60, price: "$350", description: "Limpieza, exfoliación y esmalte." },
      { name: "Extensión de pestañas", duration: 120, price: "$650", description: "Pelo a pelo." },
    ],
    instructions: {
      preSale: "Pregunta si trae un trabajo anterior que haya que retirar, porque alarga la cita.",
      postSale: "Propón el retoque a las tres semanas.",
    },
    funnel: TRADE_FUNNELS.unas,
    form: TRADE_FORMS.unas,
  },
  {
    id: "spa",
    version: 2,
    name: "Spa y masajes",
    services: [
      { name: "Masaje relajante", duration: 60, price: "$650", description: "Cuerpo completo." },
      { name: "Masaje descontracturante", duration: 60, price: "$750", description: "Presión profunda." },
      { name: "Facial básico", duration: 60, price: "$600", description: "Limpieza e hidratación." },
      { name: "Masaje en pareja", duration: 60, price: "$1,250", description: "Dos personas en la misma cabina." },
      { name: "Exfoliación corporal", duration: 45, price: "$550", description: "Con sales minerales." },
    ],
    instructions: {
      preSale: "Pregunta si la persona está embarazada o tiene una lesión antes de agendar un masaje.",
      postSale: "Recuerda llegar diez minutos antes. Agradece la visita sin insistir.",
    },
    funnel: TRADE_FUNNELS.spa,
    form: TRADE_FORMS.spa,
  },
  {
    id: "dental",
    version: 2,
    name: "Consultorio dental",
    services: [
      { name: "Valoración", duration: 30, price: "$300", description: "Revisión y plan de tratamiento." },
      { name: "Limpieza dental", duration: 45, price: "$700", description: "Limpieza con ultrasonido." },
      { name: "Resina", duration: 60, price: "$900", description: "Por pieza." },
      { name: "Extracción simple", duration: 45, price: "$1,000", description: "Por pieza." },
      { name: "Blanqueamiento", duration: 90, price: "$3,200", description: "En consultorio." },
    ],
    instructions: {
      preSale:
        "No des diagnósticos ni recetes. Si hay dolor fuerte, sangrado o hinchazón, pasa la conversación a una persona de inmediato.",
      postSale: "Recuerda traer estudios previos. Después de una limpieza, propón la siguiente a los seis meses.",
    },
    funnel: TRADE_FUNNELS.dental,
    form: TRADE_FORMS.dental,
  },
  {
    id: "medico",
    version: 2,
    name: "Consultorio médico",
    services: [
      { name: "Primera consulta", duration: 40, price: "$900", description: "Historia clínica y revisión." },
      { name: "Consulta de seguimiento", duration: 30, price: "$700", description: "Revisión de avances." },
      { name: "Certificado médico", duration: 20, price: "$350", description: "Con revisión general." },
      { name: "Consulta por videollamada", duration: 30, price: "$700", description: "En línea." },
    ],
    instructions: {
      preSale:
        "No des diagnósticos ni recetes. Si describe una urgencia, pide que llame al 911 y pasa la conversación a una persona.",
      postSale: "Recuerda traer estudios y lista de medicamentos.",
    },
    funnel: TRADE_FUNNELS.medico,
    form: TRADE_FORMS.medico,
  },
  {
    id: "psicologia",
    version: 2,
    name: "Psicología",
    services: [
      { name: "Primera sesión", duration: 60, price: "$800", description: "Entrevista inicial." },
      { name: "Sesión individual", duration: 50, price: "$750", description: "En consultorio." },
      { name: "Sesión de pareja", duration: 80, price: "$1,100", description: "En consultorio." },
      { name: "Sesión en línea", duration: 50, price: "$750", description: "Por videollamada." },
    ],
    instructions: {
      preSale:
        "Trata cada mensaje con reserva y calidez. Si habla de hacerse daño, comparte la Línea de la Vida, 800 911 2000, y pasa la conversación a una persona.",
      postSale: "Confirma la siguiente sesión en el mismo horario si lo desea.",
    },
    funnel: TRADE_FUNNELS.psicologia,
    form: TRADE_FORMS.psicologia,
  },
  {
    id: "veterinaria",
    version: 2,
    name: "Veterinaria",
    services: [
      { name: "Consulta general", duration: 30, price: "$400", description: "Perros y gatos." },
      { name: "Vacuna", duration: 20, price: "$350", description: "Incluye revisión." },
      { name: "Baño y corte", duration: 90, price: "$450", description: "Según la talla." },
      { name: "Desparasitación", duration: 20, price: "$250", description: "Según el peso." },
      { name: "Esterilización", duration: 120, price: "$1,800", description: "Con cita previa y ayuno." },
    ],
    instructions: {
      preSale:
        "Pregunta especie, raza, edad y peso. Si hay convulsiones, envenenamiento o dificultad para respirar, pasa la conversación a una persona.",
      postSale: "Recuerda la fecha de la siguiente vacuna o desparasitación.",
    },
    funnel: TRADE_FUNNELS.veterinaria,
    form: TRADE_FORMS.veterinaria,
  },
  {
    id: "asesoria",
    version: 2,
    name: "Asesorías y llamadas",
    services: [
      { name: "Llamada de diagnóstico", duration: 30, price: "Sin costo", description: "Conocemos tu caso." },
      { name: "Asesoría", duration: 60, price: "$900", description: "Sesión por videollamada." },
      { name: "Sesión de seguimiento", duration: 45, price: "$700", description: "Revisión de avances." },
    ],
    instructions: {
      preSale: "Pregunta a qué se dedica y qué quiere lograr antes de proponer una llamada.",
      postSale: "Manda el resumen de lo acordado y propón la siguiente sesión.",
    },
    funnel: TRADE_FUNNELS.asesoria,
    form: TRADE_FORMS.asesoria,
  },
];

export function tradeOf(id: string | undefined): Trade | undefined {
  return TRADES.find((trade) => trade.id === id);
}
