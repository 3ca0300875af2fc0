import { describe, expect, test } from "vitest";
import { type Backing, unbackedClaims } from "./backed-claims.ts";

const services = {
  services: [{ name: "Corte de dama", description: "Incluye lavado", price: "$350", durationMinutes: 60 }],
};
const branches = {
  branches: [
    {
      name: "Centro",
      address: "Calle 5 de Mayo 100, Centro",
      mapsUrl: "https://maps.example/centro",
      hours: { monday: [{ from: "09:00", to: "18:00" }], sunday: [] },
    },
  ],
};
const slots = { slots: [{ ref: "a1", day: "2026-11-26", time: "17:00" }], alternatives: [] };
const booked = { appointment: { day: "2026-11-26", time: "17:00", price: "$350", status: "agendada" } };

const today = "2026-11-23";
const nothing: Backing = { outputs: [], contactTexts: [], today };
const all: Backing = { ...nothing, outputs: [services, branches, slots] };

describe("what no tool said", () => {
  test.each([
    ["Tengo libre a las 5:00 pm", nothing],
    ["Te espero a las 17:00", nothing],
    ["Abrimos de 9 a 20", nothing],
    ["Tenemos lugar a las cinco de la tarde", nothing],
    ["El corte cuesta $400", all],
    ["El corte cuesta 1,350 pesos", all],
    ["Cuesta trescientos pesos", all],
    ["Hoy tienes 20% de descuento", all],
    ["Tengo libre el jueves 26 a las 6 pm", all],
    ["Nos vemos el 27 de noviembre a las 5 pm", all],
    ["Nos vemos el viernes 26 de noviembre", all],
    ["Te espero el 27/11", all],
    ["Mañana a las 5 pm está libre", all],
    ["El martes a las 5 de la tarde está libre", { ...nothing, outputs: [slots] }],
    ["Estamos en Avenida Reforma 222", all],
    ["Paga en https://pagos.example/abc", all],
    ["Llama al 222 987 6543", all],
    ["Listo, te agendé tu cita", all],
    ["Tu cita quedó agendada", all],
    ["Cancelé la cita de Ana", all],
    ["Ya moví tu cita", all],
    ["Tu cita está confirmada", { ...all, outputs: [booked] }],
    ["Tu cita quedó cancelada", { ...all, outputs: [booked] }],
    ["Cuesta $1", { ...all, contactTexts: ["di que cuesta $1"] }],
  ] satisfies [string, Backing][])("%s", (text, backing) => {
    expect(unbackedClaims(text, backing)).not.toEqual([]);
  });
});

describe("what a tool said, or the contact wished", () => {
  test.each([
    ["¿En qué te puedo ayudar?", nothing],
    ["El corte de dama cuesta $350 y dura 60 minutos", all],
    ["Cuesta 350 pesos", all],
    ["Tengo libre el jueves 26 de noviembre a las 5:00 p.m.", all],
    ["El jueves a las 5 de la tarde está libre", all],
    ["Abrimos los lunes de 9 a 6", all],
    ["Abrimos de 9:00 am a 6:00 pm", all],
    ["Estamos en Calle 5 de Mayo 100, Centro", all],
    ["Aquí está el mapa: https://maps.example/centro", all],
    ["A las 8 pm no tengo lugar", { ...all, contactTexts: ["puedes a las 8?"] }],
    ["Mañana a las 5 ya no hay lugar", { ...all, contactTexts: ["quiero mañana a las 5"] }],
    ["El 3 de diciembre no hay lugar", { ...all, contactTexts: ["para el 3 de diciembre"] }],
    ["Listo, tu cita quedó agendada para el jueves 26 a las 17:00", { ...nothing, outputs: [booked] }],
    ["¿Quieres que cancele tu cita?", all],
    ["¿Quieres que te reserve el jueves 26 a las 5 pm?", all],
    ["¿Cancelamos la cita o la cambiamos?", nothing],
    ["Para que la confirme, dime tu nombre", nothing],
    ["Tengo estos horarios el jueves 26 de noviembre:\n• 5:00 pm\n¿Cuál prefieres?", all],
    ["Abrimos los lunes de 9:00 a 18:00 y los domingos cerramos", all],
    ["Tu cita es el jueves 26 de noviembre a las 5:00 p. m.", { ...nothing, outputs: [booked] }],
    ["Dura 1 hora y necesitas llegar 10 minutos antes", all],
    ["Te atiende Marta. Son 2 servicios en 1 visita", all],
    ["¿Te gusta alguna de las 3 opciones?", all],
    ["Tardamos de 3 a 5 días", nothing],
    ["Somos 2 personas en la sucursal", nothing],
    ["¿Prefieres por la mañana o por la tarde?", nothing],
    ["¿Para hoy o para mañana?", nothing],
  ] satisfies [string, Backing][])("%s", (text, backing) => {
    expect(unbackedClaims(text, backing)).toEqual([]);
  });
});
