import { expect, test } from "vitest";
import { leadText } from "./lead-text.ts";

test.each([
  ["¡Claro, Ana! El corte de dama cuesta $350.", "¡Claro, Ana! El corte de dama cuesta $350."],
  ["Sí, aceptamos tarjeta. ¿Te la agendo?", ""],
  ["Aceptamos tarjeta y efectivo. ¿Te la agendo a las 9:00?", "Aceptamos tarjeta y efectivo."],
  ["Responde sí para ver el precio.\nCuesta $350.", "Cuesta $350."],
  ["Te espero el jueves. Te la agendo a las 9 a.m. con Marta.", ""],
  ["Listo, tu cita quedó agendada.", ""],
  ["Manda 👍 para el descuento.", ""],
  ["", ""],
])("of «%s» stays «%s»", (text, lead) => {
  expect(leadText(text)).toBe(lead);
});
