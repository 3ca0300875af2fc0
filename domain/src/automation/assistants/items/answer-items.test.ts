import { expect, test } from "vitest";
import { bareItem, type CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import { answerItems } from "./answer-items.ts";

const ITEMS: CatalogueItem[] = [
  {
    ...bareItem("course", "barismo", "Barismo desde cero"),
    ...{ price: "$1,250 MXN", left: 3, next: { day: "2026-12-03", time: "17:00" }, sessions: 4, place: "Salón 2" },
    url: "https://m.mx/reservar/t/curso/barismo",
  },
  { ...bareItem("course", "latte", "Arte latte"), left: 0, sessions: 1, place: "Barra" },
  { ...bareItem("product", "bolsa", "Café de Chiapas"), price: "$180", left: 5, unit: "bolsa" },
  { ...bareItem("product", "filtro", "Filtros de papel"), price: "$60", left: 0, unit: "caja" },
  { ...bareItem("property", "local", "Local en Cholula"), price: "$8,500 al mes", place: "Av. Morelos 10" },
  { ...bareItem("form", "gusto", "Encuesta de la cata"), url: "https://m.mx/f/abc?c=firma" },
];

function answer(text: string, { items = ITEMS, namesService = false, can = true } = {}) {
  const assistant = { canBook: can, canOrder: can } as never;
  const talk = answerItems([text], { now: { day: "2026-11-23", time: "10:00" }, assistant }, namesService);
  const step = talk.next();
  return step.done ? step.value : (talk.next({ items }).value as Exclude<typeof step.value, { name: string }>);
}

test.each([
  [
    "¿cuánto cuesta el curso de barismo?",
    "Barismo desde cero: $1,250 MXN, 4 sesiones, próxima sesión el jueves 3 de diciembre a las 5:00 pm, lugar: Salón 2, quedan 3 lugares. https://m.mx/reservar/t/curso/barismo",
  ],
  [
    "información de arte latte",
    "Arte latte: sin precio registrado, 1 sesión, fechas por confirmar, lugar: Barra, ya no hay lugares",
  ],
  ["¿tienen café de Chiapas?", "Café de Chiapas: $180, hay 5 bolsas"],
  ["¿cuánto valen los filtros de papel?", "Filtros de papel: $60, agotado"],
  ["quiero ver el local de Cholula", "Local en Cholula: $8,500 al mes, Av. Morelos 10"],
  ["mándame la encuesta de la cata", "Encuesta de la cata. https://m.mx/f/abc?c=firma"],
])("«%s» gets the stored facts and nothing else", (text, reply) => {
  expect(answer(text)).toEqual({ reply, isKnown: true, awaits: null });
});

test.each([
  ["quiero inscribirme al curso de barismo", { name: "enroll", input: { course: "barismo" } }],
  ["anótame en barismo", { name: "enroll", input: { course: "barismo" } }],
  [
    "quiero dos bolsas de café de Chiapas",
    { name: "place_order", input: { items: [{ product: "bolsa", quantity: 2 }] } },
  ],
  ["¿cómo me inscribo al curso de barismo?", null],
  ["no quiero inscribirme al curso de barismo", null],
  ["ya no me anotes en barismo, no quiero", null],
  ["quiero saber el precio del café de Chiapas", null],
])("«%s» starts %j", (text, awaits) => {
  expect(answer(text)?.awaits).toEqual(awaits);
  expect(answer(text, { can: false })?.awaits).toBeNull();
});

test("a name that no row has is not known, and the rows of that kind are listed", () => {
  const said = answer("¿tienen curso de japonés?");
  expect(said).toMatchObject({ isKnown: false, awaits: null });
  expect(said?.reply).toMatch(/^De ese curso no tengo información\.\n\nEstos son los cursos:\n• Barismo/);
});

test("without such rows, and where a service is named, the other readers answer", () => {
  expect(answer("¿qué cursos tienen?", { items: [] })).toBeNull();
  expect(answer("quiero café de Chiapas", { namesService: true })).toBeNull();
  expect(answer("buenas tardes")).toBeNull();
});
