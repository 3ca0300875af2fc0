import { expect, test } from "vitest";
import { readOptOut } from "./opt-out.ts";

test.each([
  "BAJA",
  "baja",
  "Baja por favor",
  "STOP",
  "Stop!!",
  "ALTO",
  "ya no me manden mensajes",
  "Ya no me manden mensajes por favor 🙏",
  "no me manden nada",
  "no me manden más promociones",
  "no me escriban",
  "ya no me escriban por favor",
  "Por favor no me envíen mensajes",
  "no me estén mandando mensajes",
  "no me sigan escribiendo",
  "dejen de mandarme mensajes",
  "deja de escribirme",
  "pueden dejar de enviarme promociones?",
  "paren de molestarme",
  "denme de baja de sus mensajes por favor",
  "me das de baja?",
  "me pueden dar de baja por favor",
  "quiero darme de baja",
  "quiero la baja",
  "¿cómo me doy de baja?",
  "dame de baja de la lista",
  "no quiero recibir promociones",
  "no quiero recibir nada",
  "ya no quiero nada de ustedes",
  "ya no quiero sus promociones",
  "no quiero más mensajes",
  "ya no quiero recibir mensajes de ustedes",
  "no quiero que me manden mensajes",
  "ya no quiero que me escriban",
  "no me interesa recibir publicidad",
  "quítenme de su lista",
  "sáquenme de este grupo",
  "bórrenme de sus contactos",
  "me pueden quitar de la lista",
  "eliminen mi número",
  "borren mis datos",
  "no molesten",
  "ya no molesten por favor",
  "déjenme en paz",
  "basta de mensajes",
  "no más mensajes",
  "no manden spam",
  "unsubscribe",
  "stop texting me",
  "cancelar suscripción",
  "quiero que me saquen de su lista de whatsapp",
  "¿me podrían quitar de la lista?",
])("«%s» is read as opting out", (text) => {
  expect(readOptOut(text)).toMatchObject({ kind: "out" });
});

test.each([
  "no",
  "no gracias",
  "ya no",
  "¿por qué no me mandan mensajes?",
  "no me mandaron la ubicación",
  "no me mandes la foto, ya la tengo",
  "quiero dar de baja mi cita del viernes",
  "dame de baja la cita de mañana",
  "cancela mi cita por favor",
  "quiero bajar de peso",
  "¿tienen alguna rebaja?",
  "¿me das una rebaja?",
  "¿está en planta baja?",
  "no me llegó el mensaje",
  "no me han escrito",
  "no me den de baja",
  "no quiero darme de baja",
  "ya no quiero la cita",
  "no quiero tinte",
  "no quiero nada",
  "no necesito nada más, gracias",
  "no quiero la promo, solo el corte",
  "no quiero descuento, quiero mi dinero",
  "no necesito esa información",
  "ya no quiero otra cosa",
  "no me molesta esperar",
  "es alta mi hija",
  "mándenme promociones",
  "la presión me dio alta",
  "no me manda la página",
  "me mandas un mensaje cuando haya lugar",
  "no me escribas a esta hora, mejor mañana",
  "para mañana a las 5",
  "quítenme de la lista de espera",
  "no me quiten de la lista",
])("«%s» is no opting out", (text) => {
  expect(readOptOut(text)).toBeNull();
});

test.each([
  "ALTA",
  "alta por favor",
  "Start",
  "denme de alta",
  "quiero volver a recibir mensajes",
  "si quiero recibir promociones",
])("«%s» takes it back", (text) => expect(readOptOut(text)).toEqual({ kind: "in" }));

test("advertising alone is less than every message, and data are erased by a person", () => {
  expect(readOptOut("ya no me manden promociones")).toMatchObject({ purposes: ["secondary"], isWhole: true });
  expect(readOptOut("ya no me manden mensajes")).toMatchObject({ purposes: ["secondary", "messages"], isWhole: true });
  expect(readOptOut("borren mis datos por favor")).toMatchObject({ erases: true, isWhole: true });
});

test.each([
  "bórrame de tu lista de difusión",
  "ya no quiero recibir promociones ni mensajes",
  "no me interesa recibir publicidad suya",
  "borren mi número de su base de datos",
  "quiero que me saquen de su lista de whatsapp",
  "Buenas tardes, denme de baja de sus mensajes del salón, gracias",
  "ya no me manden mensajes a cada rato",
])("«%s» says nothing else", (text) => {
  expect(readOptOut(text)).toMatchObject({ kind: "out", isWhole: true });
});

test.each([
  "ya no me manden promociones quiero una cita mañana a las 5",
  "ya no me manden mensajes. ¿Cuánto cuesta el corte?",
  "no quiero recibir publicidad y cancela mi cita del viernes",
  "¿a qué hora abren mañana? y ya no me manden promociones",
])("«%s» says something else, too", (text) => {
  expect(readOptOut(text)).toMatchObject({ kind: "out", isWhole: false });
});

test("another errand in the same message is still to be answered", () => {
  expect(readOptOut("ya no me manden promociones, quiero una cita mañana a las 5")).toMatchObject({ isWhole: false });
  expect(readOptOut("BAJA y cancela mi cita del viernes")).toBeNull();
});
