// Every refusal of contract/texts#refusals in the desk's own forms: sent over HTTP as a screen sends it, answered with
// that text on that field, with nothing written.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../server/test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";

let product: TestProduct;
let shop: Shop & { clientId: string };
beforeAll(async () => {
  product = await startProduct();
  const made = await makeShop(product);
  const client = { businessId: made.businessId, name: "Ana", whatsapp: "2221110000" };
  const { body } = await made.owner.post("/api/client", { client });
  shop = { ...made, clientId: body.data._id };
});
afterAll(() => product.close());

/** The field, its wrong value, and the expected text. */
type InvalidField = [path: string, value: unknown, says: string];

const REQUIRED = "Este campo es requerido";
const FILL_ALL = "Por favor, llena todos los campos";
const ID_LONG = "El identificador debe tener máximo 10 caracteres";
const ID_ODD = "El identificador solo puede contener letras y números";
const QUOTES = "No se permiten comillas dobles en el nombre";
const END_FIRST = "La fecha de finalización no puede ser anterior a la fecha de inicio";
const START_LAST = "La fecha de inicio no puede ser después de la fecha de fin";
const long = (letters: number) => "x".repeat(letters);
const at = (hour: string) => `2031-03-03T${hour}:00-06:00`;

const business = () => ({
  ...{ name: "Salón", description: "Un salón", whatsapp: "2221234567", whatsappOwner: "2221234568" },
  timezone: { name: "America/Mexico_City" },
});
const WRONG_BUSINESS: InvalidField[] = [
  ["name", "", REQUIRED],
  ["name", "S", "El nombre debe tener al menos 2 caracteres"],
  ["name", long(51), "El nombre debe tener máximo 50 caracteres"],
  ["description", "Hola", "La descripción debe tener al menos 5 caracteres"],
  ["description", long(501), "La descripción debe tener máximo 500 caracteres"],
  ["whatsapp", "", REQUIRED],
  ["whatsapp", "222", "El número debe tener al menos 4 dígitos"],
  ["whatsapp", "2221234567890", "El número debe tener máximo 12 dígitos"],
  ["whatsappOwner", "222123456a", "El número solo puede llevar dígitos"],
  ["timezone", undefined, REQUIRED],
  ["timezone.name", "", "La zona horaria no es válida"],
  ["moneyMovementCategories", [{ name: "Flores" }, { name: "FLORES" }], "Esa categoría ya existe"],
];

const branch = () => ({
  ...{ businessId: shop.businessId, name: "Norte", address: "Calle 8 Oriente 12", location: "" },
  ...{ city: "Puebla", state: "Puebla", country: "México", schedules: {} },
});
const WRONG_BRANCH: InvalidField[] = [
  ["name", "", REQUIRED],
  ["name", "N", "El nombre debe tener al menos 2 caracteres"],
  ["name", long(31), "El nombre debe tener máximo 30 caracteres"],
  ["name", 'El "Norte"', QUOTES],
  ["address.description", "", REQUIRED],
  ["address.description", "C 8", "La dirección debe tener al menos 5 caracteres"],
  ["address.description", long(101), "La dirección debe tener máximo 100 caracteres"],
  ["location", "maps", "La ubicación debe tener al menos 5 caracteres"],
  ["location", long(51), "La ubicación debe tener máximo 50 caracteres"],
  ["city", "", REQUIRED],
  ["state", "P", "El estado debe tener al menos 2 caracteres"],
  ["country", long(31), "El país debe tener máximo 30 caracteres"],
  [
    "schedules.monday.0.to",
    { monday: [{ from: "18:00", to: "09:00" }] },
    "La hora de cierre no puede ser antes que la de apertura en lunes",
  ],
  [
    "schedules.saturday.0.to",
    { saturday: [{ from: "18:00", to: "09:00" }] },
    "La hora de cierre no puede ser antes que la de apertura en sábado",
  ],
  ["schedules.frecuency", { frecuency: 25 }, "La frecuencia no es una de las opciones"],
];

const specialist = () => ({
  ...{ businessId: shop.businessId, branchId: shop.branchId, name: "Sonia", whatsapp: "2220000009" },
});
const WRONG_SPECIALIST: InvalidField[] = [
  ["name", "", REQUIRED],
  ["name", 'La "jefa"', QUOTES],
  ["whatsapp", "", REQUIRED],
  ["whatsapp", "222000", "El número debe tener al menos 7 dígitos"],
  ["whatsapp", "222000000012", "El número debe tener máximo 11 dígitos"],
  ["customId", "abcdefghijk", ID_LONG],
  ["customId", "a-1", ID_ODD],
  ["branchId", "", "Selecciona una sucursal para el especialista"],
  ["email", "sonia", "El correo no es válido"],
];

const service = () => ({
  ...{ businessId: shop.businessId, name: "Manicure", description: "Manos cuidadas", duration: 60, price: "$350" },
});
const WRONG_SERVICE: InvalidField[] = [
  ["customId", "abcdefghijk", ID_LONG],
  ["customId", "a 1", ID_ODD],
  ["name", "M", "El nombre debe tener al menos 2 caracteres"],
  ["name", 'Uñas "gel"', QUOTES],
  ["name", long(51), "El nombre debe tener máximo 50 caracteres"],
  ["description", "Sí", "La descripción debe tener al menos 5 caracteres"],
  ["description", long(2001), "La descripción debe tener máximo 2000 caracteres"],
  ["duration", null, REQUIRED],
  ["duration", 0, "La duración debe ser de al menos 1 minuto"],
  ["duration", 481, "La duración puede ser de hasta 480 minutos"],
  ["price", "", REQUIRED],
  ["price", long(201), "El precio debe tener máximo 200 caracteres"],
  ["stockOperations.0.amount", [{ productId: "", amount: 0 }], "La cantidad debe ser mayor a 0"],
];

const link = (more: object = {}) => ({ unitPrice: 350, currency: "MXN", paymentName: "Manicure", ...more });
const discount = (more: object = {}) => ({ active: true, type: "percentage", value: 10, message: "Hoy", ...more });
const timer = (more: object) => discount({ expirationType: "timer", discountKey: "HOY", timerMinutes: 15, ...more });
const WRONG_LINK: InvalidField[] = [
  ["paymentName", link({ paymentName: "" }), REQUIRED],
  ["unitPrice", link({ unitPrice: null }), REQUIRED],
  ["unitPrice", link({ unitPrice: -1 }), "El precio no puede ser negativo"],
  ["currency", link({ currency: "" }), REQUIRED],
  ["discount.value", link({ discount: discount({ value: null }) }), REQUIRED],
  ["discount.value", link({ discount: discount({ value: -1 }) }), "El porcentaje no puede ser negativo"],
  ["discount.value", link({ discount: discount({ value: 101 }) }), "El porcentaje no puede ser mayor a 100"],
  ["discount.value", link({ discount: discount({ type: "fixed", value: -1 }) }), "El monto no puede ser negativo"],
  [
    "discount.value",
    link({ discount: discount({ type: "fixed", value: 351 }) }),
    "El descuento no puede ser mayor al precio",
  ],
  ["discount.message", link({ discount: discount({ message: "" }) }), REQUIRED],
  ["discount.discountKey", link({ discount: timer({ discountKey: "" }) }), REQUIRED],
  ["discount.timerHours", link({ discount: timer({ timerHours: 24 }) }), "El número de horas llega a 23"],
  ["discount.timerMinutes", link({ discount: timer({ timerMinutes: 60 }) }), "El número de minutos llega a 59"],
  ["discount.timerSeconds", link({ discount: timer({ timerSeconds: 60 }) }), "El número de segundos llega a 59"],
  ["discount.timerDays", link({ discount: timer({ timerDays: -1 }) }), "El número de días no puede ser negativo"],
];

const appointment = () => ({
  ...{ businessId: shop.businessId, branchId: shop.branchId, specialistId: shop.specialistIds[0] },
  ...{ serviceId: shop.serviceIds[0], clientId: shop.clientId, start: at("10:00"), end: at("11:00") },
});
const WRONG_APPOINTMENT: InvalidField[] = [
  ...["branchId", "specialistId", "serviceId", "clientId", "start"].map((field): InvalidField => [field, "", FILL_ALL]),
  ["end", at("09:00"), END_FIRST],
  ["end", at("10:00"), END_FIRST],
];

const block = () => ({
  ...{ businessId: shop.businessId, branchId: shop.branchId, specialists: [shop.specialistIds[0]] },
  ...{ title: "Comida", start: at("14:00"), end: at("15:00") },
});
const WRONG_BLOCK: InvalidField[] = [
  ["title", "", REQUIRED],
  ["branchId", "", REQUIRED],
  ["specialists", [], "Debe seleccionar al menos un especialista"],
  ["start", at("16:00"), START_LAST],
];

const movement = () => ({ businessId: shop.businessId, branchId: shop.branchId, amount: 100 });
const WRONG_MOVEMENT: InvalidField[] = [
  ["amount", null, REQUIRED],
  ["amount", 0, "El monto debe ser mayor a 0"],
  ["customId", "abcdefghijk", ID_LONG],
  ["type", "x", "El tipo debe ser entrada o salida"],
  ["paymentMethod", "x", "El método de pago no es válido"],
];

const stock = () => ({ businessId: shop.businessId, branchId: shop.branchId, productId: "", quantity: 1 });
const WRONG_STOCK: InvalidField[] = [
  ["productId", "", "Producto no encontrado"],
  ["quantity", null, REQUIRED],
  ["quantity", 0, "La cantidad debe ser mayor a 0"],
  ["quantity", 1.5, "La cantidad solo lleva dígitos"],
];

const contact = () => ({ businessId: shop.businessId, name: "Luz", whatsapp: "2225550011" });
const EMPTY_KEY = "Hay claves vacías en campos personalizados.";
const SAME_KEY = "Hay claves duplicadas en campos personalizados.";
const keys = (...names: string[]) => names.map((key) => ({ key, value: "1", type: "string" }));
const WRONG_CONTACT: InvalidField[] = [
  ["customId", "abcdefghijk", ID_LONG],
  ["customId", "a_1", ID_ODD],
  ["name", "", REQUIRED],
  ["whatsapp", "", REQUIRED],
  ["whatsapp", "2225550", "El número debe ser de 8 digitos por lo menos"],
  ["whatsapp", "22255500112", "El número debe ser de 10 digitos"],
  ["email", "luz", "El correo no es válido"],
  ["customFields", keys(" "), EMPTY_KEY],
  ["customFields", keys("mi clave", "mi.clave"), SAME_KEY],
  ["notes.0.text", [{ text: " " }], REQUIRED],
];

test.each([
  ["business", "/api/business", business, WRONG_BUSINESS],
  ["branch", "/api/branch", branch, WRONG_BRANCH],
  ["specialist", "/api/specialist", specialist, WRONG_SPECIALIST],
  ["service", "/api/service", service, WRONG_SERVICE],
  ["appointment", "/api/appointment", appointment, WRONG_APPOINTMENT],
  ["block", "/api/block", block, WRONG_BLOCK],
  ["moneyMovement", "/api/moneyMovement", movement, WRONG_MOVEMENT],
  ["stockMovement", "/api/stockMovement", stock, WRONG_STOCK],
  ["client", "/api/client", contact, WRONG_CONTACT],
] as const)("a %s is refused in the contract's words, on the field", async (name, path, good, wrong) => {
  const before = await count();
  for (const [field, value, says] of wrong) {
    const answer = await shop.owner.post(path, { [name]: { ...good(), ...given(field, value) } });
    expect([field, answer.status, told(answer.body, `${name}.${field}`)]).toEqual([field, 400, says]);
  }
  expect(await count()).toEqual(before);
});

test("a payment link is refused in the contract's words, on the field", async () => {
  for (const [field, linkPrice, says] of WRONG_LINK) {
    const answer = await shop.owner.post("/api/service", { service: { ...service(), linkPrice } });
    const path = `service.linkPrice.${field}`;
    expect([field, answer.status, told(answer.body, path)]).toEqual([field, 400, says]);
  }
});

test("a row that is not there is 404 in the contract's words", async () => {
  const gone = "01890000-0000-7000-8000-000000000000";
  const { owner, businessId } = shop;
  for (const field of ["branchId", "specialistId", "serviceId", "clientId"]) {
    const answer = await owner.post("/api/appointment", { appointment: { ...appointment(), [field]: gone } });
    expect([field, answer.status, answer.body.message]).toEqual([
      field,
      404,
      "No se encontró el cliente, la sucursal, el servicio o el especialista",
    ]);
  }
  const used = { ...stock(), productId: gone };
  const answer = await owner.post("/api/stockMovement", { stockMovement: used });
  expect([answer.status, answer.body.message]).toEqual([404, "Producto no encontrado"]);
  const reading = await owner.get(`/api/client/${gone}`);
  expect([reading.status, reading.body.message]).toEqual([404, "Cliente no encontrado"]);
  const short = await owner.get(`/api/client/search?businessId=${businessId}&search=a`);
  expect([short.status, short.body.message]).toEqual([400, "Ingresa al menos 2 caracteres"]);
  const fields = { businessId, name: "ventas" };
  const category = await owner.post("/api/moneyMovementCategory", fields);
  expect([category.status, category.body.message]).toEqual([409, "Esa categoría ya existe"]);
});

/** `schedules.monday.0.to` is written in `schedules`: for a deeper path the whole first part is sent. */
function given(field: string, value: unknown): object {
  const [first = "", second] = field.split(".");
  const isPlain = second === undefined || (typeof value === "object" && value !== null);
  return { [first]: isPlain ? value : { [second]: value } };
}

type ErrorBody = { message: string; errors?: { path: string; message: string }[] };

function told({ errors = [] }: ErrorBody, path: string): string | undefined {
  return errors.find((one) => one.path === path)?.message ?? JSON.stringify(errors);
}

async function count(): Promise<unknown> {
  const tables = [
    "branches",
    "specialists",
    "services",
    "appointments",
    "money_movements",
    "stock_movements",
    "contacts",
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await product.owner.query(`select ${counts.join(", ")}`);
  return rows[0];
}
