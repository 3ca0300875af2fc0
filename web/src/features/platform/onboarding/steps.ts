// The steps from nothing to a business that takes appointments, in order, and how long each stays on screen after it is
// saved (contract/platform#first-steps).
import type { NewBusiness } from "@mostrador/domain/business/businesses/schema.ts";

export const STEPS = [
  "start",
  "business",
  "branch",
  "specialist",
  "service",
  "course",
  "product",
  "property",
  "assistant",
] as const;
export type Step = (typeof STEPS)[number];
/** The steps that save something. */
export type FormStep = Exclude<Step, "start">;
/** The steps that need the business. */
export type LaterStep = Exclude<FormStep, "business">;
export type Place = "choice" | "join" | "claim" | Step | "bienvenida";
export type Sells = NewBusiness["businessType"];

/** What a business sells by default. */
export const USUALLY: Sells = { services: true, products: false, courses: false, properties: false };

export const TITLE: Record<Step, string> = {
  start: "¿Para qué usarás Mostrador?",
  business: "Registra tu negocio",
  branch: "Registrar nueva sucursal",
  specialist: "Registra a quien atiende",
  service: "Registra un servicio",
  course: "Registra un curso",
  product: "Registra un producto",
  property: "Registra un inmueble",
  assistant: "Crea tu asistente",
};

export const WHY: Record<Step, string> = {
  start: "Así te preguntamos solo lo que tu negocio necesita. Después puedes agregar lo demás.",
  business: "Con estos datos se presenta tu asistente y calcula tus horarios.",
  branch: "Dónde y a qué horas atiendes. Después puedes agregar más.",
  specialist: "Cada persona lleva su propia agenda. Si atiendes sin equipo, regístrate tú.",
  service: "Lo que vendes por cita, con su duración y su precio.",
  course: "Lo que enseñas, con sus sesiones y su precio.",
  product: "Lo que vendes o usas, con su precio. De cada uno sabrás cuánto te queda.",
  property: "Lo que vendes o rentas con visitas, con su ubicación y su precio.",
  assistant: "Responde el WhatsApp de tu negocio y agenda por ti.",
};

/** These steps first ask how many there are and their names. Each one gets its own form, 'Sucursal 1 de 3'. */
export const COUNTED: Partial<Record<Step, { most: number; ask: string; one: string }>> = {
  branch: { most: 20, ask: "¿Cuántas sucursales tienes?", one: "Sucursal" },
  specialist: { most: 50, ask: "¿Cuántas personas atienden?", one: "Especialista" },
  service: { most: 100, ask: "¿Cuántos servicios ofreces?", one: "Servicio" },
  course: { most: 100, ask: "¿Cuántos cursos ofreces?", one: "Curso" },
  product: { most: 100, ask: "¿Cuántos productos ofreces?", one: "Producto" },
  property: { most: 100, ask: "¿Cuántos inmuebles ofreces?", one: "Inmueble" },
};

/** How long a chosen number stays on screen. */
export const COUNT_PAUSE_MS = 500;

export const PAUSE_MS: Record<FormStep, number> = {
  business: 1500,
  branch: 300,
  specialist: 300,
  service: 1500,
  course: 1500,
  product: 1500,
  property: 1500,
  assistant: 300,
};

/** The steps of a business, by what it sells. */
export function stepsFor(sells: Sells): Step[] {
  return STEPS.filter((step) => {
    if (step === "specialist" || step === "service") return sells.services;
    if (step === "course") return sells.courses;
    if (step === "property") return sells.properties;
    return step === "product" ? sells.products : true;
  });
}

export function after(step: Step, sells: Sells): Place {
  return STEPS.slice(STEPS.indexOf(step) + 1).find((next) => stepsFor(sells).includes(next)) ?? "bienvenida";
}

export function before(place: Place, sells: Sells): Place {
  const steps = stepsFor(sells);
  return steps[steps.indexOf(place as Step) - 1] ?? "choice";
}
