import { expect, test } from "vitest";
import { readWords } from "../words/words.ts";
import { actsOf, isDeniedBefore } from "./polarity.ts";

// Each act that is mentioned: whether it is denied, and in which mood.
test.each([
  ["cancela mi cita", "cancel affirmed stated"],
  ["quiero cancelar", "cancel affirmed stated"],
  ["sí, cancela", "cancel affirmed stated"],
  ["no, cancélala", "cancel affirmed stated"],
  ["no cancélala", "cancel affirmed stated"],
  ["no quiero cancelar nada", "cancel denied stated"],
  ["ya no quiero cancelar", "cancel denied stated"],
  ["no la canceles por favor", "cancel denied stated"],
  ["no quiero que cancelen mi reservación", "book denied stated; cancel denied stated"],
  ["pensaba cancelar, pero siempre no", "cancel denied stated"],
  ["no quiero mover, quiero cancelar", "cancel affirmed stated"],
  ["en vez de cancelar mejor muévela al viernes", "reschedule affirmed stated; cancel denied stated"],
  ["¿no me puedes cancelar la cita?", "cancel affirmed requested"],
  ["¿me cancelas la cita?", "cancel affirmed requested"],
  ["¿puedo cancelar?", "cancel affirmed requested"],
  ["si puedes cancela mi cita", "cancel affirmed requested"],
  ["¿cómo cancelo?", "cancel affirmed asked"],
  ["¿si cancelo me cobran?", "cancel affirmed asked"],
  ["¿qué pasa si cancelo?", "cancel affirmed asked"],
  ["si no llego a las 5 cancélala", "reschedule affirmed conditional; cancel affirmed conditional"],
  ["cancelen si sube el precio", "cancel affirmed conditional"],
  ["luego la cancelo", "cancel affirmed later"],
  ["confirmo mi cita", "attend affirmed stated"],
  ["mañana te confirmo", "attend affirmed later"],
  ["si no llueve confirmo", "attend affirmed conditional"],
  ["no quiero hablar con una persona", "person denied stated"],
  ["no agendes nada", "book denied stated"],
])("%s", (text, acts) => {
  const said = actsOf(readWords([text], new Set()).text);
  expect(said.map((act) => `${act.kind} ${act.polarity} ${act.mood}`).join("; ")).toBe(acts);
});

test("a name is denied as an act is", () => {
  expect(isDeniedBefore("no la pongas a nombre de ana", 13)).toBe(true);
  expect(isDeniedBefore("no , ponla a nombre de ana", 11)).toBe(false);
});
