// A shop for lies by choice: two branches, namesakes, several appointments, and a model that may choose any of its
// rows.
import { readCustomer } from "@mostrador/domain/automation/assistants/speech/customer-words.ts";
import { quotesOf } from "@mostrador/domain/automation/assistants/speech/quotable.ts";
import { readSay } from "@mostrador/domain/automation/assistants/speech/read-say.ts";
import { sayActs } from "@mostrador/domain/automation/assistants/speech/say-acts.ts";
import type { SpeechFacts } from "@mostrador/domain/automation/assistants/speech/speech-facts.ts";
import { isOfRowsAlone, isThanks } from "@mostrador/domain/automation/assistants/speech/what-they-want.ts";
import type { ToolInput } from "@mostrador/domain/automation/assistants/tools/schema.ts";

const NOW = { day: "2026-11-23", time: "10:00" };
const HOURS = (from: string, to: string) =>
  Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"].map((day) => [day, [{ from, to }]]),
  );

const service = (id: string, name: string, price: string) => ({
  ...{ id, name, price, durationMinutes: 60, description: `${name} con todo` },
  specialistIds: ["marta", "luis"],
  branchIds: ["centro", "norte"],
});
const appointment = (ref: string, serviceId: string, serviceName: string, day: string) => ({
  ...{ ref, day, time: "17:00", serviceId, serviceName, price: "$180", status: "agendada" },
  ...{ specialistId: "marta", specialistName: "Marta Reyes", branchId: "centro" },
  ...{ branchName: "Centro", branchAddress: "Av. Juárez 12" },
});

const QUOTABLE =
  "Promoción de noviembre:\nManicure a mitad de precio. Solo los martes y pagando en efectivo.\n\nAceptamos tarjeta.\n\nTu pago está registrado.";

const ROWS = {
  services: [
    service("manicure", "Manicure", "$180"),
    service("gel", "Manicure con gel", "$320"),
    service("corte", "Corte de dama", "$350"),
    service("tinte", "Tinte completo", "$900"),
  ],
  branches: [
    {
      id: "centro",
      name: "Centro",
      address: "Av. Juárez 12",
      city: "Puebla",
      mapsUrl: "",
      hours: HOURS("09:00", "20:00"),
    },
    {
      id: "norte",
      name: "Norte",
      address: "Calle 5 Norte 300",
      city: "Puebla",
      mapsUrl: "",
      hours: HOURS("12:00", "15:00"),
    },
  ],
  specialists: [
    { id: "marta", name: "Marta Reyes", branchId: "centro" },
    { id: "luis", name: "Luis Peña", branchId: "norte" },
  ],
};

const FACTS: Omit<SpeechFacts, "customer" | "isThanked" | "isOfRowsAlone" | "search"> = {
  ...ROWS,
  appointments: [
    appointment("cita-1", "corte", "Corte de dama", "2026-11-26"),
    appointment("cita-2", "manicure", "Manicure", "2027-01-08"),
  ],
  reminders: [],
  products: ["Crema", "Gel", "Cera"].map((name, at) => ({
    ...{ id: `p${at}`, name, description: "", price: 100, unit: "pieza", stock: null },
  })),
  orders: [],
  slots: [],
  quotes: quotesOf(QUOTABLE),
  now: NOW,
  contactName: "Ana López",
  nameToRepeat: null,
  assistant: { name: "Luna", businessName: "Salón Lupita", personality: "Amable y profesional", canBook: true },
  isOpening: false,
};

type SlotSearch = { input: Partial<ToolInput<"find_slots">>; refusal?: string; times?: string[] };

/**
 * The text of these acts after these words; '' where the built-in engine answers. `search`: the search of the turn.
 */
export function choose(words: string, acts: object[], search?: SlotSearch, more: Partial<SpeechFacts> = {}) {
  const texts = [words];
  const input = { serviceId: "manicure", from: "2026-11-24", to: "2026-11-24", ...search?.input };
  const slots = (search?.times ?? []).map((time) => ({
    ...{
      ref: `r${time}`,
      day: input.from,
      time,
      specialistId: "marta",
      branchId: "centro",
      serviceId: input.serviceId,
    },
  }));
  const refusal = search?.refusal === undefined ? {} : { refusal: search.refusal as never };
  const { text, problems } = sayActs(readSay({ acts }).acts, {
    ...FACTS,
    search: search ? { input, output: { slots, alternatives: [], ...refusal }, limit: 3 } : null,
    customer: readCustomer(texts, { ...ROWS, ...more }, NOW),
    isThanked: isThanks(texts),
    isOfRowsAlone: isOfRowsAlone(texts),
    ...more,
  });
  return { text, problems };
}
