import { expect, test } from "vitest";
import { isUpset } from "./is-upset.ts";

test.each([
  "nadie me resuelve",
  "Nadie me contesta!!",
  "no me resuelven nada",
  "llevo 3 veces preguntando",
  "qué pésimo servicio",
  "eres un inútil",
  "pinche robot",
  "no entiendes nada",
  "ya estoy harta",
  "son unos pendejos",
])("«%s» is for a person", (text) => expect(isUpset([text])).toBe(true));

test.each([
  "¿quién me atiende?",
  "no me duele nada",
  "me urge una cita",
  "¿cuántas veces tengo que ir?",
  "nadie más va conmigo",
  "estoy muy contenta con el servicio",
  "no sirve mi plancha, ¿me recomiendas una?",
])("«%s» is not", (text) => expect(isUpset([text])).toBe(false));
