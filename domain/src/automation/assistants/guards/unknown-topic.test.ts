import { expect, test } from "vitest";
import { asksUnknownTopic } from "./unknown-topic.ts";

test.each([
  "estoy embarazada, ¿me puedo pintar el pelo?",
  "tengo psoriasis, ¿puedo hacerme el tinte?",
  "¿me facturas la del lunes?",
  "necesito factura con mi RFC",
  "¿me lo dejas en 700?",
  "¿me la dejan a $250?",
  "soy alérgica al amoniaco",
])("«%s» is not answered from the agenda", (text) => expect(asksUnknownTopic([text])).toBe(true));

test.each([
  "quiero un corte el viernes a las 7",
  "¿me la dejas a las 5?",
  "¿me lo dejas para el lunes?",
  "¿cuánto cuesta el tinte?",
  "¿tienes lugar hoy?",
  "facturamos a las 5 la cita?",
])("«%s» is", (text) => expect(asksUnknownTopic([text])).toBe(false));
