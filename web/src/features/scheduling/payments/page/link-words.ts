// What the payment page says in each state that is not 'pay now'.
import type { LinkState } from "@mostrador/domain/scheduling/payments/link-state.ts";

export type Words = { tone: "success" | "warning" | "primary"; title: string; text: string };

export const LINK_WORDS: Record<Exclude<LinkState, "open">, Words> = {
  paid: { tone: "success", title: "Pago recibido", text: "Tu cita está pagada. Te esperamos." },
  received: {
    tone: "warning",
    title: "Recibimos tu pago",
    text: "El horario ya no estaba libre cuando llegó. El negocio te contactará para ofrecerte otra hora o devolverte tu dinero.",
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
  expired: {
    tone: "warning",
    title: "El tiempo para pagar terminó",
    text: "El horario quedó libre para alguien más. Escríbele al negocio para agendar otra vez.",
  },
  past: { tone: "primary", title: "Esta cita ya pasó", text: "Ya no se puede pagar en línea." },
  free: { tone: "success", title: "No hay nada que pagar", text: "Tu cita está agendada. Te esperamos." },
  unavailable: {
    tone: "warning",
    title: "No se puede pagar en línea por ahora",
    text: "Tu cita sigue agendada. Puedes pagar directamente en el negocio.",
  },
};

/** The deposit was paid, and the rest is not. */
export const PAID_IN_PART = {
  tone: "success",
  title: "Anticipo recibido",
  text: "Tu lugar está apartado. El resto lo pagas en el negocio. Te esperamos.",
} as const;
