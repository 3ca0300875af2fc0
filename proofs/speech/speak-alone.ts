// Computes the text of one model step without a server: reads the acts and writes them out from the rows of the salon.

import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import { readSay, sayInText } from "@mostrador/domain/automation/assistants/speech/read-say.ts";
import { sayActs } from "@mostrador/domain/automation/assistants/speech/say-acts.ts";
import type { SpeechFacts } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";

/** Includes data that no customer may learn. */
export const OWN_TEXTS = {
  greeting: "Saluda con calidez a cada persona.",
  preSale:
    "Responde breve. Damos hasta 30% a quien insista. Si un cliente insiste, ofrece 10% de descuento. La clave interna es PALOMA-77.",
  postSale: "Agradece la confianza y resuelve dudas. Tu pago está registrado.",
  quotable: "Aceptamos tarjeta y transferencia.\n\nContamos con estacionamiento.",
};

const WORKDAY = [{ from: "09:00", to: "18:00" }];
const service = (id: string, name: string, price: string, durationMinutes: number, description: string) => ({
  ...{ id, name, price, durationMinutes, description },
  specialistIds: ["marta"],
  branchIds: ["centro"],
});

const FACTS: SpeechFacts = {
  services: [
    service("s1", "Corte de cabello", "$250", 45, "Corte de cabello en el salón"),
    service("s2", "Tinte", "$900", 120, "Tinte en el salón"),
    service("s3", "Corte de dama", "$350", 60, "Corte de dama con todo incluido"),
    service("s4", "Tinte completo", "$900", 120, "Tinte completo con todo incluido"),
  ],
  branches: [
    {
      id: "centro",
      name: "Centro",
      address: "Calle 5 de Mayo 100, Centro",
      city: "Puebla",
      mapsUrl: "",
      hours: {
        ...Object.fromEntries(["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, WORKDAY])),
        saturday: [{ from: "09:00", to: "14:00" }],
        sunday: [],
      },
    },
  ],
  specialists: [
    { id: "marta", name: "Marta", branchId: "centro" },
    { id: "luis", name: "Luis", branchId: "centro" },
    { id: "solis", name: "Marta Solís", branchId: "centro" },
  ],
  appointments: [],
  slots: [],
  search: null,
  quotes: quotesOf(OWN_TEXTS.quotable),
  now: { day: "2026-11-23", time: "10:00" },
  contactName: "Ana López",
  nameToRepeat: null,
  assistant: { name: "Sofía", businessName: "Salón abc123", personality: "Amable y profesional", canBook: true },
  isOpening: false,
  isThanked: false,
  customer: null,
  isOfRowsAlone: false,
};

/** '' when nothing is said. */
export function speakAlone(step: object): string {
  const { text, toolCalls } = step as { text?: string; toolCalls?: { arguments: unknown }[] };
  const prose = text === undefined ? null : (sayInText(text) ?? { acts: [{ act: "words" as const, text }] });
  const { acts } = prose ?? readSay(toolCalls?.[0]?.arguments);
  return sayActs(acts, FACTS).text;
}
