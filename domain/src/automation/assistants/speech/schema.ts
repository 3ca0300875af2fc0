// What a language model may say in a turn: a list of acts that refer to rows, days and sentences, without any word of
// a fact (decision 17). One flat shape, since many models handle unions badly.
import * as z from "zod";

export const ACTS = [
  // courtesy
  "greet",
  "thank",
  "welcome",
  "sorry",
  "bye",
  "words",
  // facts
  "introduce",
  "services",
  "price",
  "duration",
  "includes",
  "people",
  "works",
  "hours",
  "open_now",
  "place",
  "slots",
  "appointments",
  "packages",
  "reminders",
  "products",
  "orders",
  "items",
  "quote",
  // what goes on
  "ask",
  "unknown",
] as const;
export type ActName = (typeof ACTS)[number];

export const QUESTIONS = ["service", "day", "time", "specialist", "branch", "name", "appointment", "need"] as const;
export type Question = (typeof QUESTIONS)[number];

const some = z.array(z.string()).max(20);

/** Fields that an act does not use are ignored. */
export const Act = z.object({
  act: z.enum(ACTS),
  services: some.optional(),
  products: some.optional(),
  items: some.optional(),
  specialists: some.optional(),
  branch: z.string().optional(),
  days: z.array(z.iso.date()).max(7).optional(),
  slots: some.optional(),
  appointment: z.string().optional(),
  sentences: some.optional(),
  about: z.enum(QUESTIONS).optional(),
  text: z.string().max(400).optional(),
});
export type Act = z.infer<typeof Act>;

export const MOST_ACTS = 8;

/** The input schema for the provider. */
export const Say = z.object({ acts: z.array(Act).min(1).max(MOST_ACTS) });

/** The description of the tool for the model. */
export const SAY_DESCRIPTION = [
  "Lo que se le dice al cliente en este turno, y con lo que el turno termina. Elige actos, en orden; el sistema los redacta con los datos guardados:",
  "greet (saludar), thank (agradecer), welcome (responder a un gracias), sorry (lamentar), bye (despedirse), introduce (decir que eres un asistente virtual);",
  "services, price, duration, includes, people (de `services`, ids de list_services; sin ellos, de todos);",
  "works (cuándo atienden las personas de `specialists`, ids de list_specialists, o todas las de `branch`: en `days`, o en su semana);",
  "hours (de `branch` y de `days` AAAA-MM-DD, o de toda la semana), open_now, place (dirección y mapa);",
  "slots (los horarios que encontró tu find_slots, o solo los de `slots`, con su ref; si no hubo lugar, dice por qué);",
  "appointments (las citas de este cliente, o la de `appointment`);",
  "packages (los paquetes de este cliente y sus sesiones que quedan);",
  "reminders (los recordatorios que este cliente tiene programados);",
  "products (los productos de `products`, ids de list_products; sin ellos, todos), orders (los pedidos de este cliente);",
  "items (los cursos, productos, inmuebles, formularios o paquetes a la venta de `items`, ids de list_items, con su enlace);",
  "quote (frases del negocio, por su clave, en `sentences`);",
  "ask (preguntar por `about`: service, day, time, specialist, branch, name, appointment o need);",
  "unknown (no lo sabes: ofrece a una persona);",
  "words (en `text`, una frase corta de cortesía: saludo, empatía o agradecimiento; sin datos, promesas ni síes).",
].join(" ");
