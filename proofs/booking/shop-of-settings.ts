// Creates a business over HTTP and returns its settings for the model: two branches in two zones, five specialists,
// three services: one leaves time to clean up, one takes three clients at once.
import type { Caller } from "../../server/test/caller.ts";
import { signUp } from "../../server/test/sign-up.ts";
import { NO_RESTS, type Settings, type Shape, type Week, weekBody } from "./settings.ts";

export type Shop = { owner: Caller; businessId: string; clientId: string; settings: Settings };

const DAY = [{ from: "09:00", to: "18:00" }];
const SPLIT = [
  { from: "10:00", to: "14:00" },
  { from: "15:30", to: "20:00" },
];
const CENTRO: Week = [[{ from: "00:00", to: "00:00" }], DAY, DAY, SPLIT, DAY, DAY, [{ from: "09:00", to: "14:00" }]];
// Open at night too: on a Sunday of March the clocks of Tijuana skip an hour.
const NIGHT = [{ from: "00:00", to: "23:59" }];
const NORTE: Week = [NIGHT, SPLIT, DAY, DAY, NIGHT, DAY, NIGHT];

const PLAIN = { before: 0, after: 0, capacity: 1 };

export async function makeShop(url: string): Promise<Shop> {
  const owner = await signUp(url, "Dueña de la agenda");
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data._id;
  };
  const numbers = { whatsapp: "2221234567", whatsappOwner: "2227654321" };
  const business = { name: "Agenda llena", description: "Un negocio con mucha gente", ...numbers };
  const businessId = await made("/api/business", {
    business: { ...business, timezone: { name: "America/Mexico_City" }, delayResponse: 0 },
  });
  owner.businessId = businessId;
  const settings: { [Part in keyof Settings]: Record<string, Settings[Part][string]> } = {
    branches: {},
    specialists: {},
    services: {},
  };
  const branch = async (name: string, zone: string, week: Week, step: number) => {
    const place = { address: "Calle 5 de Mayo 100, Centro", city: "Puebla", state: "Puebla", country: "México" };
    const schedules = { ...weekBody(week), frecuency: step };
    const id = await made("/api/branch", {
      branch: { businessId, name, ...place, schedules, timezone: { name: zone } },
    });
    settings.branches[id] = { zone, week, step, isArchived: false };
    return id;
  };
  const service = async (name: string, duration: number, { before, after, capacity }: Shape = PLAIN) => {
    const text = { name, price: "$250", description: `${name} en el salón` };
    const id = await made("/api/service", {
      service: { businessId, duration, minutesBefore: before, minutesAfter: after, capacity, ...text },
      branches: Object.keys(settings.branches),
      specialists: [],
    });
    settings.services[id] = { duration, before, after, capacity, rests: null, isArchived: false };
    return id;
  };
  const specialist = async (name: string, at: string, gives: string[]) => {
    const whatsapp = `22200${String(10_000 + Object.keys(settings.specialists).length)}`;
    const id = await made("/api/specialist", {
      specialist: { businessId, branchId: at, name, whatsapp, services: gives },
    });
    settings.specialists[id] = { branch: at, rests: NO_RESTS, gives, isArchived: false };
  };
  const centro = await branch("Centro", "America/Mexico_City", CENTRO, 30);
  const norte = await branch("Norte", "America/Tijuana", NORTE, 45);
  const cut = await service("Corte", 45);
  const colour = await service("Tinte", 90, { before: 0, after: 15, capacity: 1 });
  const workshop = await service("Taller", 20, { before: 5, after: 0, capacity: 3 });
  for (const name of ["Marta", "Luis", "Sonia"]) await specialist(name, centro, [cut, colour, workshop]);
  for (const name of ["Hugo", "Rita"]) await specialist(name, norte, [cut, workshop]);
  const clientId = await made("/api/client", { client: { businessId, name: "Ana", whatsapp: "2225556677" } });
  return { owner, businessId, clientId, settings };
}
