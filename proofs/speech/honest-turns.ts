// A hundred turns of an honest model at a salon: the customer's message, the model's lookups and chosen acts, and what
// the answer must contain.
import type { ToolInput } from "@mostrador/domain/automation/assistants/tools/schema.ts";

export type Turn = {
  said: string;
  search?: ToolInput<"find_slots">;
  acts: object[];
  /** The answer must match all of them. */
  hears: readonly string[];
  /** If absent, a later turn of a conversation. */
  opens?: boolean;
  /** Set when it is not 'Amable y profesional'. */
  personality?: string;
};

const price = (...services: string[]) => ({ act: "price", services });
const ask = (about: string) => ({ act: "ask", about });
const words = (text: string) => ({ act: "words", text });
const slots = { act: "slots" };
const quote = (sentence: string) => ({ act: "quote", sentence });
const find = (serviceId: string, from: string, more: Partial<ToolInput<"find_slots">> = {}) => ({
  serviceId,
  from,
  to: from,
  ...more,
});

export const HONEST: readonly Turn[] = [
  // the reminders that they asked for
  { said: "¿qué recordatorios tengo?", acts: [{ act: "reminders" }], hears: ["«llevar los estudios»", "9:00 am"] },
  { said: "mis recordatorios", acts: [{ act: "greet" }, { act: "reminders" }], hears: ["Tienes este recordatorio"] },
  // products and orders
  { said: "¿qué productos venden?", acts: [{ act: "products" }], hears: ["Crema para peinar: $180", "3 piezas"] },
  { said: "¿y mi pedido?", acts: [{ act: "orders" }], hears: ["Pendiente", "2 × Crema para peinar: $360"] },
  // greetings and goodbyes
  { said: "hola", acts: [{ act: "greet" }], hears: ["Hola, soy Luna"], opens: true },
  {
    said: "buenas tardes",
    acts: [{ act: "greet" }, ask("need")],
    hears: ["Hola, Carmen", "¿En qué te ayudo?"],
    opens: true,
  },
  {
    said: "hola, ¿cuánto cuesta el corte?",
    acts: [{ act: "greet" }, price("corte-dama")],
    hears: ["Hola", "$350"],
    opens: true,
  },
  { said: "hola de nuevo", acts: [{ act: "greet" }], hears: ["Hola, Carmen", "?"] },
  { said: "holaaa", acts: [{ act: "greet" }], hears: ["¡Hola", "Qué gusto"], personality: "Cálida y alegre" },
  { said: "gracias", acts: [{ act: "welcome" }], hears: ["Con gusto"] },
  { said: "mil gracias, muy amable", acts: [{ act: "welcome" }], hears: ["Con mucho gusto"], personality: "Empática" },
  { said: "gracias!", acts: [{ act: "welcome" }], hears: ["Con gusto."], personality: "Directa" },
  { said: "adiós", acts: [{ act: "bye" }], hears: ["Hasta luego"] },
  { said: "gracias, bye", acts: [{ act: "welcome" }, { act: "bye" }], hears: ["Con gusto", "Hasta luego"] },
  { said: "hasta luego", acts: [words("¡Que te vaya muy bien!")], hears: ["Que te vaya muy bien."] },
  { said: "¿eres un robot?", acts: [{ act: "introduce" }], hears: ["asistente virtual de Salón Lupita"] },
  { said: "¿con quién hablo?", acts: [{ act: "introduce" }, ask("need")], hears: ["Soy Luna", "¿En qué te ayudo?"] },
  { said: "me ayudas?", acts: [ask("need")], hears: ["¿En qué te ayudo?"] },
  { said: "tengo una duda", acts: [words("Cuéntame en qué te ayudo")], hears: ["Cuéntame en qué te ayudo."] },
  // prices
  {
    said: "precio del corte de dama",
    acts: [price("corte-dama")],
    hears: ["Corte de dama cuesta $350 y dura 1 hora."],
  },
  { said: "¿cuánto el tinte?", acts: [price("tinte")], hears: ["Tinte completo cuesta $900"] },
  { said: "¿y el manicure?", acts: [price("manicure")], hears: ["Manicure cuesta $180"] },
  { said: "pedicure?", acts: [price("Pedicure spa")], hears: ["Pedicure spa cuesta $280"] },
  { said: "¿cuánto sale peinado y maquillaje?", acts: [price("peinado")], hears: ["desde $800"] },
  { said: "corte y tinte cuánto", acts: [price("corte-dama", "tinte")], hears: ["$350", "$900"] },
  { said: "manicure y pedicure", acts: [price("manicure", "pedicure")], hears: ["$180", "$280"] },
  { said: "lista de precios", acts: [{ act: "price" }], hears: ["Estos son nuestros precios", "Uñas acrílicas: $450"] },
  { said: "¿qué servicios tienen?", acts: [{ act: "services" }], hears: ["Esto es lo que ofrecemos", "Manicure"] },
  { said: "¿hacen tatuajes?", acts: [{ act: "services" }], hears: ["Esto es lo que ofrecemos"] },
  {
    said: "¿qué hacen de uñas?",
    acts: [{ act: "services", services: ["unas", "manicure"] }],
    hears: ["Uñas acrílicas", "Manicure"],
  },
  {
    said: "corte de hombre, precio",
    acts: [price("corte-caballero"), ask("day")],
    hears: ["$200", "¿Qué día te gustaría?"],
  },
  {
    said: "¿precio de uñas? gracias",
    acts: [words("Gracias por preguntar"), price("unas")],
    hears: ["Gracias por preguntar.", "$450"],
  },
  {
    said: "¿es caro el tinte?",
    acts: [price("tinte"), quote("Para tinte pedimos un anticipo de $200.")],
    hears: ["$900", "anticipo de $200"],
  },
  { said: "cuánto por corte para mí y mi hija", acts: [price("corte-dama")], hears: ["$350"] },
  // duration, and what a service includes
  { said: "¿cuánto dura el tinte?", acts: [{ act: "duration", services: ["tinte"] }], hears: ["dura 2 horas"] },
  {
    said: "¿cuánto se tardan en el corte?",
    acts: [{ act: "duration", services: ["corte-dama"] }],
    hears: ["dura 1 hora"],
  },
  {
    said: "¿cuánto tardan las uñas y el manicure?",
    acts: [{ act: "duration", services: ["unas", "manicure"] }],
    hears: ["1 hora y media", "45 minutos"],
  },
  { said: "¿cuánto tiempo toma?", acts: [{ act: "duration" }], hears: ["Depende del servicio"] },
  { said: "¿qué incluye el corte?", acts: [{ act: "includes", services: ["corte-dama"] }], hears: ["Lavado y corte"] },
  {
    said: "¿en qué consiste el tinte?",
    acts: [{ act: "includes", services: ["tinte"] }],
    hears: ["Color en todo el cabello"],
  },
  {
    said: "¿qué trae el manicure?",
    acts: [{ act: "includes", services: ["manicure"] }],
    hears: ["Manicure", "45 minutos"],
  },
  // hours
  { said: "¿a qué hora abren?", acts: [{ act: "hours" }], hears: ["Lunes a viernes de 9:00 am a 8:00 pm"] },
  { said: "¿abren los domingos?", acts: [{ act: "hours" }], hears: ["domingo cerrado"] },
  {
    said: "¿abren el sábado?",
    acts: [{ act: "hours", days: ["2026-11-28"] }],
    hears: ["28 de noviembre abrimos de 10:00 am a 6:00 pm"],
  },
  { said: "¿y este domingo?", acts: [{ act: "hours", days: ["2026-11-29"] }], hears: ["no abrimos"] },
  { said: "¿mañana abren?", acts: [{ act: "hours", days: ["2026-11-24"] }], hears: ["Mañana martes"] },
  { said: "¿están abiertos?", acts: [{ act: "open_now" }], hears: ["Sí, hoy estamos abiertos hasta las 8:00 pm."] },
  {
    said: "¿puedo pasar ahorita?",
    acts: [{ act: "open_now" }, { act: "place" }],
    hears: ["estamos abiertos", "Av. Juárez 12"],
  },
  {
    said: "horario sábado y domingo",
    acts: [{ act: "hours", days: ["2026-11-28", "2026-11-29"] }],
    hears: ["abrimos de", "no abrimos"],
  },
  // place and people
  { said: "¿dónde están?", acts: [{ act: "place" }], hears: ["Av. Juárez 12, Centro, Puebla"] },
  { said: "me pasas la ubicación", acts: [{ act: "place" }], hears: ["Estamos en Av. Juárez 12"] },
  {
    said: "¿dónde están y a qué hora cierran?",
    acts: [{ act: "place" }, { act: "hours" }],
    hears: ["Av. Juárez", "8:00 pm"],
  },
  { said: "¿cuántas sucursales tienen?", acts: [{ act: "place" }], hears: ["Av. Juárez 12"] },
  { said: "¿quién atiende?", acts: [{ act: "people" }], hears: ["Marta Reyes, Fernanda López y Lucía Peña"] },
  {
    said: "¿quién hace las uñas?",
    acts: [{ act: "people", services: ["unas"] }],
    hears: ["Fernanda López y Lucía Peña"],
  },
  { said: "¿qué días va Lucía?", acts: [{ act: "works", specialists: ["lucia"] }], hears: ["jueves y viernes de"] },
  { said: "¿quién está mañana?", acts: [{ act: "works", days: ["2026-11-24"] }], hears: ["atienden Marta Reyes y"] },
  { said: "¿quién hace el tinte?", acts: [{ act: "people", services: ["tinte"] }], hears: ["lo hace Fernanda López"] },
  {
    said: "¿quién peina?",
    acts: [{ act: "people", services: ["peinado"] }, price("peinado")],
    hears: ["Marta Reyes", "desde $800"],
  },
  // free hours
  {
    said: "¿tienes para corte mañana?",
    search: find("corte-dama", "2026-11-24"),
    acts: [slots],
    hears: ["mañana martes 24 de noviembre", "9:00 am", "?"],
  },
  {
    said: "corte mañana en la tarde",
    search: find("corte-dama", "2026-11-24", { notBefore: "15:00" }),
    acts: [slots],
    hears: ["3:00 pm"],
  },
  {
    said: "corte el jueves a las 5",
    search: find("corte-dama", "2026-11-26", { time: "17:00" }),
    acts: [slots],
    hears: ["jueves 26", "5:00 pm"],
  },
  {
    said: "tinte hoy a las 4",
    search: find("tinte", "2026-11-23", { time: "16:00" }),
    acts: [slots],
    hears: ["4:00 pm"],
  },
  {
    said: "corte con marta mañana a las 5",
    search: find("corte-dama", "2026-11-24", { time: "17:00", specialistId: "marta" }),
    acts: [slots],
    hears: ["Para Corte de dama con Marta Reyes, mañana martes 24 de noviembre a las 5:00 pm: ya está ocupado."],
  },
  {
    said: "tinte mañana a las 5",
    search: find("tinte", "2026-11-24", { time: "17:00" }),
    acts: [slots],
    hears: ["a las 5:00 pm", "?"],
  },
  {
    said: "corte el domingo",
    search: find("corte-dama", "2026-11-29"),
    acts: [slots],
    hears: ["Para Corte de dama, el domingo 29 de noviembre: ese día no abrimos.", "?"],
  },
  {
    said: "corte hoy a las 11 de la noche",
    search: find("corte-dama", "2026-11-23", { time: "23:00" }),
    acts: [slots],
    hears: ["a las 11:00 pm: a esa hora no atendemos."],
  },
  {
    said: "uñas el viernes",
    search: find("unas", "2026-11-27"),
    acts: [slots],
    hears: ["Uñas acrílicas", "viernes 27"],
  },
  {
    said: "manicure con lucía mañana",
    search: find("manicure", "2026-11-24", { specialistId: "lucia", time: "10:00" }),
    acts: [slots],
    hears: ["Lucía Peña"],
  },
  {
    said: "peinado el sábado temprano",
    search: find("peinado", "2026-11-28", { notAfter: "12:00" }),
    acts: [slots],
    hears: ["sábado 28", "10:00 am"],
  },
  {
    said: "¿cuánto es y cuándo hay para pedicure?",
    search: find("pedicure", "2026-11-24"),
    acts: [price("pedicure"), slots],
    hears: ["$280", "mañana martes"],
  },
  {
    said: "hola, corte mañana?",
    search: find("corte-dama", "2026-11-24"),
    acts: [{ act: "greet" }, slots],
    hears: ["Hola, Carmen", "Soy Luna", "mañana"],
    opens: true,
  },
  {
    said: "corte de caballero a las 10:30 hoy",
    search: find("corte-caballero", "2026-11-23", { time: "10:30" }),
    acts: [slots],
    hears: ["10:30 am"],
  },
  {
    said: "algo el miércoles para corte",
    search: find("corte-dama", "2026-11-25", { limit: 3 }),
    acts: [slots],
    hears: ["miércoles 25", "• 9:00 am"],
  },
  {
    said: "corte a las 8 am mañana",
    search: find("corte-dama", "2026-11-24", { time: "08:00" }),
    acts: [slots],
    hears: ["no atendemos"],
  },
  { said: "corte ayer", search: find("corte-dama", "2026-11-22"), acts: [slots], hears: ["?"] },
  {
    said: "algo esta semana para tinte",
    search: { serviceId: "tinte", from: "2026-11-24", to: "2026-11-28", limit: 4 },
    acts: [slots],
    hears: ["Tinte completo"],
  },
  {
    said: "uñas con fernanda el viernes a la 1",
    search: find("unas", "2026-11-27", { time: "13:00", specialistId: "fernanda" }),
    acts: [slots],
    hears: ["Para Uñas acrílicas con Fernanda López, el viernes 27 de noviembre a la 1:00 pm: ya está ocupado."],
  },
  // questions to the customer
  { said: "quiero una cita", acts: [ask("service")], hears: ["¿Cuál servicio quieres?"] },
  { said: "quiero corte", acts: [ask("day")], hears: ["¿Qué día te gustaría?"] },
  { said: "corte mañana", acts: [ask("time")], hears: ["¿A qué hora te gustaría?"] },
  {
    said: "¿con quién puede ser?",
    acts: [{ act: "people", services: ["corte-dama"] }, ask("specialist")],
    hears: ["Marta Reyes", "¿Con quién te gustaría?"],
  },
  { said: "a las 5 está bien", acts: [ask("name")], hears: ["¿Me compartes tu nombre?"] },
  { said: "quiero tinte, ¿cuánto es?", acts: [price("tinte"), ask("day")], hears: ["$900", "¿Qué día te gustaría?"] },
  {
    said: "cancela mi cita",
    acts: [ask("appointment")],
    hears: ["¿De cuál cita me hablas?", "Corte de dama", "Manicure"],
  },
  // their appointments
  {
    said: "¿a qué hora es mi cita?",
    acts: [{ act: "appointments" }],
    hears: ["Tienes estas citas", "Corte de dama", "Manicure"],
  },
  {
    said: "¿tengo cita el jueves?",
    acts: [{ act: "appointments", appointment: "cita-1" }],
    hears: ["De tus 2 citas próximas, esta: Corte de dama el jueves 26"],
  },
  {
    said: "¿y la de manicure?",
    acts: [{ act: "appointments", appointment: "cita-2" }],
    hears: ["Manicure el viernes 27"],
  },
  {
    said: "¿con quién es mi corte?",
    acts: [{ act: "appointments", appointment: "cita-1" }],
    hears: ["con Fernanda López"],
  },
  // the business's own sentences
  {
    said: "¿aceptan tarjeta?",
    acts: [quote("b1")],
    hears: ["De la información de Salón Lupita: «Aceptamos efectivo, tarjeta y transferencia.»"],
  },
  { said: "¿piden anticipo?", acts: [quote("Para tinte pedimos un anticipo de $200.")], hears: ["anticipo de $200"] },
  {
    said: "¿usan amoniaco?",
    acts: [quote("Trabajamos con marcas profesionales sin amoniaco.")],
    hears: ["sin amoniaco"],
  },
  { said: "¿puedo llevar a mi perro?", acts: [quote("No aceptamos mascotas.")], hears: ["«No aceptamos mascotas.»"] },
  { said: "¿hay wifi?", acts: [quote("Hay wifi y café de cortesía.")], hears: ["wifi"] },
  {
    said: "¿venden productos?",
    acts: [quote("Nuestros productos se pueden comprar en recepción.")],
    hears: ["recepción"],
  },
  {
    said: "¿dan factura?",
    acts: [quote("Damos factura si nos compartes tus datos el mismo día.")],
    hears: ["factura"],
  },
  {
    said: "¿qué hago antes del tinte?",
    acts: [quote("Lava tu cabello un día antes del tinte.")],
    hears: ["De la información de Salón Lupita: «Lava tu cabello un día antes del tinte.»"],
  },
  {
    said: "¿tengo que llegar antes?",
    acts: [quote("Llega diez minutos antes de tu cita.")],
    hears: ["diez minutos antes"],
  },
  {
    said: "¿qué tipo de salón son?",
    acts: [quote("Somos un salón familiar en el centro de Puebla.")],
    hears: ["salón familiar"],
  },
  { said: "¿cuánto el tinte y aceptan tarjeta?", acts: [price("tinte"), quote("b1")], hears: ["$900", "tarjeta"] },
  // questions without a written answer
  {
    said: "¿tienen lugar para sillas de ruedas?",
    acts: [{ act: "unknown" }],
    hears: ["De eso no tengo información", "«persona»"],
  },
  {
    said: "¿me dan trabajo?",
    acts: [words("Gracias por tu interés"), { act: "unknown" }],
    hears: ["Gracias por tu interés.", "no tengo información"],
  },
  {
    said: "¿el tinte sirve con alergias?",
    acts: [words("Entiendo tu preocupación"), { act: "unknown" }],
    hears: ["Entiendo tu preocupación.", "persona"],
  },
  {
    said: "¿hay meses sin intereses? ¿y wifi?",
    acts: [quote("Hay wifi y café de cortesía."), { act: "unknown" }],
    hears: ["wifi", "De lo demás no tengo información"],
  },
  // empathy
  {
    said: "la vez pasada esperé mucho",
    acts: [words("Lamento mucho la espera. Gracias por contarnos."), ask("need")],
    hears: ["Lamento mucho la espera. Gracias por contarnos.", "?"],
  },
  {
    said: "ando triste, quiero un cambio de look",
    acts: [words("Siento mucho que te sientas así"), { act: "services" }],
    hears: ["Siento mucho que te sientas así.", "Esto es lo que ofrecemos"],
  },
  { said: "estoy enferma", acts: [words("Que te mejores"), ask("need")], hears: ["Que te mejores.", "?"] },
  { said: "qué molesto su sistema", acts: [{ act: "sorry" }, ask("need")], hears: ["Lamento la molestia.", "?"] },
  {
    said: "me regañaron por llegar tarde",
    acts: [words("Imagino cómo te sientes."), { act: "sorry" }],
    hears: ["Imagino cómo te sientes."],
  },
  {
    said: "perdón por molestar",
    acts: [words("Estoy para ayudarte. ¿En qué te puedo ayudar?")],
    hears: ["Estoy para ayudarte. ¿En qué te puedo ayudar?"],
  },
];
