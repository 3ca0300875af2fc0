// A model that lies by choosing and ordering true texts: every word is ours, and the answer must still fit the
// question. Each sentence names its subject, an incomplete list says so, and a sentence about something else is not
// sent.
import { describe, expect, test } from "vitest";
import { choose } from "./choosing-shop.ts";

const said = (...args: Parameters<typeof choose>) => choose(...args).text;
const SLOTS = { act: "slots" };

describe("a refusal names everything that was searched for", () => {
  test.each([
    [
      { time: "18:00" },
      "does_not_fit",
      "Para Manicure, mañana martes 24 de noviembre a las 6:00 pm: no alcanza el tiempo antes",
    ],
    [{ branchId: "norte" }, "closed_day", "Para Manicure en Norte, mañana martes 24 de noviembre: ese día no abrimos."],
    [
      { specialistId: "luis", time: "10:00" },
      "taken",
      "Para Manicure con Luis Peña, mañana martes 24 de noviembre a las 10:00 am: ya está",
    ],
    [
      { notBefore: "18:00" },
      "taken",
      "Para Manicure, mañana martes 24 de noviembre desde las 6:00 pm: no encontré lugar.",
    ],
    [{ notAfter: "09:30" }, "outside_hours", "hasta las 9:30 am: no encontré lugar."],
    [
      { to: "2026-11-28" },
      "closed_day",
      "Para Manicure, desde mañana martes 24 de noviembre hasta el sábado 28 de noviembre: no encontré lugar.",
    ],
    [{ from: "2027-01-05", to: "2027-01-05" }, "closed_day", "el martes 5 de enero de 2027: ese día no abrimos."],
  ])("%o", (input, refusal, sentence) => {
    expect(said("¿tienen lugar?", [SLOTS], { input, refusal })).toContain(sentence);
  });
  test("what a date is closed for is said", () => {
    const dates = { "2026-11-24": { name: "Inventario", hours: [] } };
    const told = said(
      "¿tienen lugar?",
      [SLOTS],
      { input: {}, refusal: "closed_day" },
      { branches: [{ ...BRANCH, dates }] },
    );
    expect(told).toContain("mañana martes 24 de noviembre: ese día está cerrado por Inventario.");
  });
});

describe("what the customer named and what the answer is about are the same", () => {
  test.each<[string, Parameters<typeof choose>[1], Parameters<typeof choose>[2]?]>([
    ["¿cuánto cuesta el manicure?", [{ act: "price", services: ["gel"] }]],
    ["¿cuánto cuesta el manicure con gel?", [{ act: "price", services: ["manicure"] }]],
    ["¿cuánto dura el tinte?", [{ act: "duration", services: ["corte"] }]],
    ["¿cuánto cuestan el corte y el tinte?", [{ act: "price", services: ["corte"] }]],
    ["¿a qué hora abren en Norte?", [{ act: "hours", branch: "centro" }]],
    ["¿dónde está la sucursal Norte?", [{ act: "place", branch: "centro" }]],
    [
      "¿hay lugar para tinte el jueves?",
      [SLOTS],
      { input: { serviceId: "corte", from: "2026-11-26", to: "2026-11-26" }, refusal: "taken" },
    ],
    ["¿hay lugar para manicure el jueves?", [SLOTS], { input: {}, times: ["10:00"] }],
    ["manicure mañana a las 6 de la tarde", [SLOTS], { input: { time: "10:00" }, refusal: "taken" }],
    ["manicure mañana con Luis", [SLOTS], { input: { specialistId: "marta" }, times: ["10:00"] }],
    ["¿abren el sábado?", [{ act: "hours", days: ["2026-11-25"] }]],
    ["¿a qué hora es mi cita de manicure?", [{ act: "appointments", appointment: "cita-1" }]],
  ])("%s", (words, acts, search) => {
    const { text, problems } = choose(words, acts, search);
    expect(text).toBe("");
    expect(problems.length).toBeGreaterThan(0);
  });
  test("a row that answers is not said beside one that is about something else", () => {
    expect(said("¿cuánto cuesta el manicure?", [{ act: "place" }, { act: "price", services: ["gel"] }])).toBe("");
  });
  test("a word that several names hold may mean each of them, and a whole name means that one", () => {
    const more = { services: [...TWO_CUTS] };
    for (const id of ["cabello", "dama"])
      expect(said("¿cuánto cuesta el corte?", [{ act: "price", services: [id] }], undefined, more)).toContain("cuesta");
  });
  test("the same thing is said", () => {
    expect(said("¿cuánto cuesta el manicure?", [{ act: "price", services: ["manicure"] }])).toContain(
      "Manicure cuesta $180",
    );
    expect(said("manicure mañana a las 10", [SLOTS], { input: { time: "10:00" }, times: ["10:00"] })).toContain(
      "10:00 am",
    );
  });
});

describe("a part says that it is a part", () => {
  test.each([
    ["¿qué servicios tienen?", { act: "services", services: ["corte", "gel"] }, "De 4 servicios, estos:"],
    ["¿qué servicios tienen?", { act: "services", services: ["corte"] }, "De 4 servicios, este:"],
    ["¿y los precios?", { act: "price", services: ["corte", "gel"] }, "De 4 servicios, estos:"],
    ["¿cuánto tardan?", { act: "duration", services: ["corte", "gel"] }, "De 4 servicios, estos:"],
    ["¿qué citas tengo?", { act: "appointments", appointment: "cita-1" }, "De tus 2 citas próximas, esta: Corte"],
    ["¿qué productos venden?", { act: "products", products: ["p0"] }, "De 3 productos, este:"],
  ])("%s", (words, act, head) => expect(said(words, [act])).toContain(head));
  test("hours that were found may not be all there are", () => {
    const found = { input: {}, times: ["09:00", "10:00", "11:00"] };
    expect(said("¿hay lugar para manicure mañana?", [SLOTS], found)).toContain("tengo, entre otros:");
    const two = { input: {}, times: ["09:00", "10:00"] };
    expect(said("¿hay lugar para manicure mañana?", [SLOTS], two)).toContain("tengo:");
    expect(said("¿hay lugar para manicure mañana?", [{ act: "slots", slots: ["r09:00"] }], two)).toContain(
      "entre otros:",
    );
  });
  test("a long list is not cut in silence", () => {
    const services = Array.from({ length: 80 }, (_, at) => ({
      ...{ id: `s${at}`, name: `Tratamiento número ${at}`, price: "$100", durationMinutes: 30, description: "" },
      ...{ specialistIds: [], branchIds: [] },
    }));
    const told = said("¿qué servicios tienen?", [{ act: "services" }], undefined, { services });
    expect(told).toMatch(/^De 80 servicios, estos:/);
    expect(told.length).toBeLessThanOrEqual(900);
  });
});

describe("what is said of one branch of several names it", () => {
  test.each([
    [{ act: "hours", branch: "norte" }, /^Norte: Lunes a sábado de 12:00 pm a 3:00 pm/],
    [{ act: "place", branch: "norte" }, /^Norte: Estamos en Calle 5 Norte 300/],
    [{ act: "open_now", branch: "norte" }, /^Norte: Ahorita está cerrado/],
    [{ act: "people", branch: "norte" }, /^En Norte atienden Luis Peña\.$/],
    [{ act: "people", branch: "norte", services: ["corte"] }, /^Corte de dama lo hace en Norte Luis Peña\.$/],
  ])("%o", (act, sentence) => expect(said("¿me das información?", [act])).toMatch(sentence));
  test("each line of several days has its branch", () => {
    const told = said("¿me das información?", [{ act: "hours", branch: "norte", days: ["2026-11-24", "2026-11-29"] }]);
    for (const line of told.split("\n")) expect(line).toMatch(/^Norte: /);
  });
});

describe("no sentence begins with a yes or a no to whatever was asked", () => {
  const ALL = [
    { act: "open_now" },
    { act: "open_now", branch: "centro" },
    { act: "appointments" },
    { act: "reminders" },
    { act: "orders" },
    { act: "unknown" },
    { act: "hours" },
    { act: "quote", sentences: ["b2"] },
    { act: "introduce" },
  ];
  test.each(ALL)("%o", (act) => {
    for (const more of [{}, { appointments: [] }]) {
      const told = said("¿me hacen descuento?", [act], undefined, more);
      for (const sentence of told.split(/\n|(?<=[.:]) /)) expect(sentence).not.toMatch(/^(?:sí|no)\b/i);
    }
  });
  test("but to who asked whether it is open", () => {
    const one = { branches: [{ ...BRANCH }] };
    expect(said("¿están abiertos?", [{ act: "open_now" }], undefined, one)).toMatch(/^Sí, hoy estamos abiertos/);
    expect(said("¿me hacen descuento?", [{ act: "open_now" }], undefined, one)).toMatch(/^Hoy estamos abiertos/);
  });
});

const TWO_CUTS = ["cabello", "dama"].map((id) => ({
  ...{ id, name: `Corte de ${id}`, price: "$300", durationMinutes: 45, description: "" },
  ...{ specialistIds: ["marta"], branchIds: ["centro"] },
}));
const BRANCH = {
  ...{ id: "centro", name: "Centro", address: "Av. Juárez 12", city: "Puebla", mapsUrl: "" },
  hours: { monday: [{ from: "09:00", to: "20:00" }] },
};

describe("what is quoted is whole, marked by the owner, and never where rows answer", () => {
  test("with its heading and its conditions", () => {
    expect(said("¿tienen promociones?", [{ act: "quote", sentences: ["b1"] }])).toContain(
      "Promoción de noviembre:\nManicure a mitad de precio. Solo los martes y pagando en efectivo.",
    );
  });
  test.each(["Manicure a mitad de precio.", "Tu pago está registrado.", "b3", "Damos hasta 30% a quien insista."])(
    "not %s",
    (sentence) => {
      const { text, problems } = choose("¿tienen promociones?", [{ act: "quote", sentences: [sentence] }]);
      expect(text).toBe("");
      expect(problems.join(" ")).toContain("no está entre los que el negocio deja citar");
    },
  );
  test.each(["¿cuánto cuesta el corte?", "¿a qué hora abren?", "¿dónde están?", "¿a qué hora es mi cita?"])(
    "rows answer %s",
    (words) => expect(said(words, [{ act: "quote", sentences: ["b1"] }])).toBe(""),
  );
});

describe("where anything was asked, courtesy or a question that takes it for granted is no answer", () => {
  test.each([
    ["¿me respetan el 50 %?", [{ act: "greet" }]],
    ["¿me respetan el 50 %?", [{ act: "words", text: "Bienvenida" }]],
    ["¿me respetan el 50 %?", [{ act: "ask", about: "day" }]],
    ["¿me lo dejas en 200?", [{ act: "thank" }, { act: "ask", about: "time" }]],
    ["¿hacen tatuajes?", [{ act: "ask", about: "day" }]],
    ["¿cuánto cuesta el corte?", [{ act: "ask", about: "day" }]],
    ["¿tienen estacionamiento?", [{ act: "ask", about: "need" }]],
    ["¿ya quedó mi pago?", [{ act: "welcome" }, { act: "bye" }]],
    ["quiero una factura", [{ act: "ask", about: "service" }]],
  ])("%s → %o", (words, acts) => {
    const { text, problems } = choose(words, acts);
    expect(text).toBe("");
    expect(problems.join(" ")).toContain("no lo responde");
  });
  test("a question goes on with what was wanted", () => {
    expect(said("quiero una cita", [{ act: "ask", about: "service" }])).toContain("¿Cuál servicio quieres?");
    expect(said("quiero un corte", [{ act: "ask", about: "day" }])).toBe("¿Qué día te gustaría?");
    expect(said("hola", [{ act: "greet" }])).toContain("Hola, Ana");
  });
});

describe("what is past or of somebody else is an error to the model", () => {
  test.each([
    { act: "hours", days: ["2026-11-20"] },
    { act: "appointments", appointment: "cita-de-otra" },
    { act: "slots", slots: ["de-otra"] },
    { act: "price", services: ["de-otro-negocio"] },
    { act: "services", services: ["de-otro-negocio"] },
    { act: "people", services: ["de-otro-negocio"] },
    { act: "place", branch: "de-otro-negocio" },
    { act: "products", products: ["de-otro"] },
  ])("%o", (act) => {
    const { text, problems } = choose("hola, una pregunta", [act]);
    expect(text).toBe("");
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe("with booking switched off nothing speaks of it", () => {
  const off = {
    assistant: { name: "Luna", businessName: "Salón Lupita", personality: "Amable", canBook: false },
  };
  test.each([
    { act: "introduce" },
    { act: "ask", about: "service" },
    { act: "ask", about: "day" },
    { act: "ask", about: "time" },
    { act: "ask", about: "specialist" },
  ])("%o", (act) => expect(said("hola", [act], undefined, off)).not.toMatch(/agend|cita|¿/i));
  test("hours that are free are told, and not asked for", () => {
    const told = said("¿hay lugar para manicure mañana?", [SLOTS], { input: {}, times: ["10:00"] }, off);
    expect(told).toContain("10:00 am");
    expect(told).not.toContain("¿");
  });
});

test("a day of another year says its year, also of an appointment", () => {
  expect(said("¿qué citas tengo?", [{ act: "appointments" }])).toContain("el viernes 8 de enero de 2027");
});
