// The texts of the payment page for all states except 'pay now'.
import type { LinkState } from "@mostrador/domain/scheduling/payments/link-state.ts";

export type Words = { tone: "success" | "warning" | "primary"; title: string; text: string };

export const LINK_WORDS: Record<Exclude<LinkState, "open">, Words> = {
  paid: { tone: "success", title: "Pago recibido", text: "Tu cita está pagada. Te esperamos." },
  received: {
    tone: "warning",
    title: "Recibimos tu pago",
    text: "El horario ya no estaba libre cuando llegó. El negocio te contactará para ofrecerte otra hora o devolverte tu dinero.",
  },
  review: {
    tone: "warning",
    title: "Recibimos tu pago",
    text: "El importe no es el que se pide ahora. El negocio lo está revisando y te contactará.",
  },
  pending: {
    tone: "primary",
    title: "Tu pago está en camino",
    text: "Guardamos tu lugar mientras llega. Si pagas en efectivo, puede tardar un poco en verse aquí.",
  },
  cancelled: {
    tone: "warning",
    title: "Esta cita se canceló",
    text: "Ya no se puede pagar. Si quieres otra, escríbele al negocio.",
  },
  cancelled_paid: {
    tone: "warning",
    title: "Esta cita se canceló",
    text: "Tenemos tu pago. El negocio te contactará para ofrecerte otra hora o devolverte tu dinero.",
  },
  expired: {
    tone: "warning",
    title: "El tiempo para pagar terminó",
    text: "El horario quedó libre para alguien más. Escríbele al negocio para agendar otra vez.",
  },
  past: { tone: "primary", title: "Esta cita ya pasó", text: "Ya no se puede pagar en línea." },
  free: { tone: "success", title: "No hay nada que pagar", text: "Tu cita está agendada. Te esperamos." },
  prepaid: {
    tone: "success",
    title: "No hay nada que pagar",
    text: "Esta cita se paga con una sesión de tu paquete. Te esperamos.",
  },
  unavailable: {
    tone: "warning",
    title: "No se puede pagar en línea por ahora",
    text: "Tu cita sigue agendada. Puedes pagar directamente en el negocio.",
  },
};

/** The deposit is paid, but not the rest. */
export const PAID_IN_PART = {
  tone: "success",
  title: "Anticipo recibido",
  text: "Tu lugar está apartado. El resto lo pagas en el negocio. Te esperamos.",
} as const;

/** The client has already come. */
export const PAID_AND_OVER = {
  tone: "success",
  title: "Pago recibido",
  text: "Tu cita está pagada. Gracias.",
} as const;
