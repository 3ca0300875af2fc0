import { expect, test } from "vitest";
import { bareItem, type CatalogueItem } from "../../../business/contacts/catalogue-item/schema.ts";
import { readItemWords } from "../engine/parse/items/item-words.ts";
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

type Setting = Partial<Parameters<typeof answerItems>[2]> & { items?: CatalogueItem[]; can?: boolean };
const FRESH = {
  ...{ namesService: false, isSure: false, isPlain: true, isOpen: false },
  ...{ services: ["Peinado para evento"], delivery: {}, before: [], order: null },
};

function answer(text: string, { items = ITEMS, can = true, ...more }: Setting = {}) {
  const assistant = { canBook: can, canOrder: can } as never;
  const talk = answerItems(
    readItemWords([text]),
    { now: { day: "2026-11-23", time: "10:00" }, assistant },
    { ...FRESH, ...more },
  );
  const step = talk.next();
  return step.done ? step.value : (talk.next({ items }).value as Exclude<typeof step.value, { name: string }>);
}

const awaitsOf = (text: string, more: Setting = {}) => {
  const said = answer(text, more);
  return said && "awaits" in said ? said.awaits : said;
};

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
  ["me pasas la encuesta?", "Estos son los formularios:\n• Encuesta de la cata. https://m.mx/f/abc?c=firma"],
  ["mándame la encuesta de la cata", "Encuesta de la cata. https://m.mx/f/abc?c=firma"],
])("«%s» gets the stored facts and nothing else", (text, reply) => {
  expect(answer(text)).toEqual({ reply, isKnown: true, awaits: null, items: [expect.any(String)] });
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
  expect(awaitsOf(text)).toEqual(awaits);
  expect(awaitsOf(text, { can: false })).toBeNull();
});

test.each([
  ["¿y cuánto cuesta?", ["bolsa"], "bolsa", null],
  [
    "quiero dos bolsas",
    ["bolsa"],
    "bolsa",
    { name: "place_order", input: { items: [{ product: "bolsa", quantity: 2 }] } },
  ],
  ["el de barismo", ["barismo", "latte"], "barismo", null],
  ["me inscribo", ["barismo"], "barismo", { name: "enroll", input: { course: "barismo" } }],
  ["¿cuándo empieza el de barismo?", ["barismo", "latte"], "barismo", null],
  ["el local de Cholula", ["bolsa"], "local", null],
])("«%s» after %j is about %s", (text, before, item, awaits) => {
  expect(answer(text, { before })).toMatchObject({ items: [item], isKnown: true, awaits });
});

test.each([
  ["para recoger mañana a las 5", { day: "2026-11-24", time: "17:00" }, 2],
  ["sí, para el viernes", { day: "2026-11-27" }, 2],
  ["mejor 3", {}, 3],
  ["que sean cuatro", {}, 4],
])("«%s» changes the order that was just proposed", (text, delivery, quantity) => {
  const open = { before: ["bolsa"], order: { product: "bolsa", quantity: 2 }, isPlain: false, delivery };
  expect(awaitsOf(text, open)).toEqual({
    name: "place_order",
    input: { items: [{ product: "bolsa", quantity }], ...delivery },
  });
  expect(answer(text, { ...open, isOpen: true })).toBeNull();
});

test.each(["quiero una cita mañana a las 5", "no, gracias", "¿qué más tienen de comer por ahí cerca?"])(
  "«%s» is no change of the order that was just proposed",
  (text) => {
    const order = { product: "bolsa", quantity: 2 };
    expect(awaitsOf(text, { before: ["bolsa"], order, isPlain: false })).toBeNull();
  },
);

test("a change of the order that asks for a delivery is for a person", () => {
  const order = { product: "bolsa", quantity: 2 };
  const text = "para mañana a domicilio";
  expect(answer(text, { before: ["bolsa"], order, isPlain: false })).toEqual({ isForPerson: true });
});

test.each(["¿quedan lugares en barismo?", "¿todavía hay cupo para el de barismo?"])(
  "«%s» is about the course, and no free hour of the agenda",
  (text) => {
    const said = { namesService: false, isSure: false, isPlain: false, isOpen: true };
    expect(answer(text, said)).toMatchObject({ items: ["barismo"], awaits: null });
    expect(answer(text, { ...said, namesService: true, isSure: true })).toBeNull();
  },
);

test("the next session is that of the course just told, and an own appointment stays one", () => {
  const said = (text: string, before: string[]) => answer(text, { before, isPlain: false });
  expect(said("¿cuándo es la próxima sesión?", ["barismo"])).toMatchObject({ items: ["barismo"] });
  expect(said("¿cuándo es mi próxima sesión?", ["barismo"])).toBeNull();
  expect(said("¿cuándo es la próxima sesión?", ["bolsa"])).toBeNull();
});

test("who wants to enroll without a name is told all courses", () => {
  expect(answer("quiero inscribirme")).toMatchObject({ items: ["barismo", "latte"], awaits: null });
  expect(answer("¿tienen paquetes de sesiones?")).toBeNull();
});

test.each(["gracias", "no quiero nada", "¿puedo pagar con tarjeta la próxima vez que vaya al centro con mi hermana?"])(
  "«%s» is not about the item before it",
  (text) => {
    expect(answer(text, { before: ["bolsa"] })).toBeNull();
  },
);

test("a name that no row has is not known, and the rows of that kind are listed", () => {
  const said = answer("¿tienen curso de japonés?");
  expect(said).toMatchObject({ isKnown: false, awaits: null });
  expect(said && "reply" in said && said.reply).toMatch(
    /^De ese curso no tengo información\.\n\nEstos son los cursos:\n• Barismo/,
  );
});

test("without such rows, and where a service is named, the other readers answer", () => {
  expect(answer("¿qué cursos tienen?", { items: [] })).toBeNull();
  expect(answer("quiero café de Chiapas", { namesService: true, isSure: true })).toBeNull();
  expect(answer("buenas tardes")).toBeNull();
});

test("an item that is named whole goes before a service of similar words, in any question that is open", () => {
  const crema = { ...bareItem("product", "crema", "Crema para peinar"), price: "$195", left: 12, unit: "pieza" };
  const tinte = { ...bareItem("course", "tinte", "Tinte"), left: 3 };
  const open = { items: [crema, tinte], namesService: true, isSure: true, isPlain: false, isOpen: true };
  for (const text of ["¿tienen crema para peinar? cuántas les quedan", "¿cuánto cuesta la crema de peinar?"])
    expect(answer(text, open)).toMatchObject({ reply: "Crema para peinar: $195, hay 12 piezas", awaits: null });
  expect(answer("inscríbeme al curso de tinte", open)).toMatchObject({ awaits: { name: "enroll" } });
  const two = { items: [{ product: "crema", quantity: 2 }] };
  const delivery = { day: "2026-11-24", time: "17:00" };
  expect(awaitsOf("quiero 2 cremas para peinar mañana a las 5", { ...open, delivery })).toEqual({
    name: "place_order",
    input: { ...two, ...delivery },
  });
  const unclear = [answer("quiero 2 cremas para peinar", { ...open, delivery: null })];
  unclear.push(answer("quiero 2 cremas para peinar a domicilio", open));
  expect(unclear).toEqual([{ isForPerson: true }, { isForPerson: true }]);
  // a service of that very name, a part of the name, and what is about no item
  expect(answer("quiero pedir un tinte", { ...open, services: ["Tinte"] })).toBeNull();
  expect(answer("quiero comprar una crema", open)).toBeNull();
  expect(answer("quiero un peinado mañana a las 5", open)).toBeNull();
});

test.each([
  "hola, ¿qué venden?",
  "¿qué tienen?",
  "me mandas el menú?",
  "menú",
  "¿tienes catálogo? mándame el catálogo",
])("«%s» asks a business without services for all that it sells", (text) => {
  const said = answer(text, { services: [] });
  expect(said && "reply" in said && said.reply).toMatch(/Barismo desde cero.*Café de Chiapas.*Local en Cholula/s);
  expect(said && "reply" in said && said.reply).not.toContain("Encuesta");
  expect(answer(text)).toBeNull();
});

test("a visit to the property just named is booked on its page, where the appointment names it; without a page as usual", () => {
  const house = { ...bareItem("property", "casa", "Casa en Cholula"), url: "https://m.mx/reservar/t/inmueble/casa" };
  const text = "quiero visitarla el martes a la 1 pm";
  const plain = { before: ["casa"], isPlain: false };
  const page = "La visita a Casa en Cholula se agenda aquí: https://m.mx/reservar/t/inmueble/casa";
  expect(answer(text, { ...plain, items: [house] })).toMatchObject({ reply: page, items: ["casa"] });
  expect(answer(text, { ...plain, items: [{ ...house, url: "" }] })).toBeNull();
  expect(answer(text, { ...plain, items: [house], isOpen: true })).toBeNull();
  expect(answer(text, { ...plain, items: [house], before: [] })).toBeNull();
  const flat = {
    ...bareItem("property", "depa", "Departamento en Puebla"),
    url: "https://m.mx/reservar/t/inmueble/depa",
  };
  const two = { items: [house, flat], before: ["casa", "depa"], isPlain: false, namesService: true };
  expect(answer("quiero ver la de Cholula", two)).toMatchObject({ reply: page, items: ["casa"] });
  expect(answer("quiero visitarla el martes", two)).toBeNull();
  expect(answer("no quiero visitarla", { ...plain, items: [house] })).toBeNull();
});
