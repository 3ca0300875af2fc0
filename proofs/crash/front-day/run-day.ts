// Runs a whole day of a front desk while its processes die: text over three channels, pictures, files, templates,
// planned messages, and alarms of customers who wait for a person.

import { newId } from "../../../server/src/kernel/id.ts";
import { connectPages } from "../../../server/test/shops/page-shop.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import { chance } from "../../seed.ts";
import { type Account, accountOf } from "../account.ts";
import { customersWrite } from "../customers.ts";
import { type FrontDesk, openFrontDesk } from "../front-desk.ts";
import { keepAlive } from "../keep-alive.ts";
import { settled } from "../settle.ts";
import { type Groups, PICTURES, PLANNED, plannedText } from "./groups.ts";
import { accountOfGuests, type GuestAccount } from "./guest-account.ts";
import { addDevice, approvedTemplate, type Guest, greetedGuests, readyFiles, untilTaken } from "./staff.ts";

export type Plan = {
  seed: number;
  folder: string;
  /** People who write text, and the number of messages of each. */
  people: number;
  each: number;
  burst: number;
  pace: number;
  /** People who send pictures; as many get a file, a template, and planned messages. */
  guests: number;
  kill: number;
  throw: number;
  deaths: number;
  /** How often all connections to the database are cut. */
  cuts: number;
};
export type Day = { inbound: number; deaths: number; cuts: number; words: Account; guests: GuestAccount };

const PATIENCE_MS = 12 * 60_000;

export async function runDay(plan: Plan): Promise<Day> {
  const { seed, folder, people, each, burst, pace, deaths } = plan;
  const desk = await openFrontDesk({ delayMs: 200, settings: { DATA_DIR: folder }, staysUp: true });
  let lives: ReturnType<typeof keepAlive> | undefined;
  try {
    const phase = phases();
    const { groups, actions, pages, device } = await prepare(desk, plan);
    phase("prepared");
    const failures = { webhookDuplicate: 0.1, webhookShuffle: true, pairRateLimit: 1_000, seed: String(seed) };
    await desk.sandbox.fail(failures);
    lives = keepAlive(desk.processes, { seed, kill: plan.kill, throw: plan.throw, delay: "0.01:30", deaths });
    let cuts = 0;
    const cutting = cutAgain(desk, plan.cuts, () => (cuts += 1));
    const [customers] = await Promise.all([
      customersWrite(desk, chance(seed), { people, each, burst, pace, pages }),
      sendPictures(desk, groups.pictures),
      ...actions.map(untilTaken),
    ]);
    const words = customers.reduce((sum, customer) => sum + customer.words.length, 0);
    const inbound = words + Object.values(groups).flat().length + groups.pictures.length * PICTURES;
    phase("written");
    await alarmsAreDue(desk, groups, inbound);
    phase("alarmed");
    await cutting;
    await settled(desk, inbound, { hurry: true, ms: PATIENCE_MS });
    phase("settled");
    await eventually(async () => {
      if ((lives?.deaths() ?? 0) < plan.deaths / 2) throw new Error("too few deaths");
    }, 60_000);
    const account = await accountOf(desk, customers);
    account.wrong.push(...lives.surprises);
    return {
      inbound,
      deaths: lives.deaths(),
      cuts,
      words: account,
      guests: await accountOfGuests(desk, groups, device),
    };
  } finally {
    await lives?.stop();
    await desk.close();
  }
}

/** Logs where the time goes. */
function phases(): (name: string) => void {
  const begun = performance.now();
  return (name) => console.log(`${name} after ${Math.round((performance.now() - begun) / 100) / 10} s`);
}

/** Prepares everything before the first process dies. `actions`: what staff will do. */
async function prepare(desk: FrontDesk, { guests: count }: Plan) {
  await desk.processes.start("worker");
  const { page } = await connectPages(desk.assisted.owner, desk.sandbox);
  const pages = [
    { channel: "messenger" as const, id: page.pageId },
    { channel: "instagram" as const, id: page.instagram.id },
  ];
  const device = await addDevice(desk);
  const templateId = await approvedTemplate(desk);
  const numbers = Array.from({ length: 4 * count }, (_, index) => String(3_360_000_000 + index));
  const all = await greetedGuests(desk, numbers);
  await settled(desk, all.length, { hurry: false, ms: PATIENCE_MS });
  const part = (at: number) => all.slice(at * count, (at + 1) * count);
  const groups: Groups = { pictures: part(0), files: part(1), templates: part(2), planned: part(3) };
  const ready = await readyFiles(desk, groups.files);
  const { owner, businessId } = desk.attended;
  const soon = Date.now() + 6_000;
  for (const { from, clientId } of groups.planned) {
    for (let n = 0; n < PLANNED; n += 1) {
      const deliveryDate = new Date(soon + n * 700).toISOString();
      const notification = { businessId, clientId, text: plannedText(n, from), deliveryDate };
      const { status } = await owner.post("/api/notification", { notification });
      if (status !== 201) throw new Error(`a notice could not be planned: ${status}`);
    }
  }
  const actionOf = (path: string, { clientId }: Guest, more: object) => {
    const message = { businessId, clientId, clientKey: newId(), ...more };
    return () => owner.post(path, { message });
  };
  const variables = { nombre: "Ana", negocio: "Salón" };
  const actions = [
    ...groups.files.map((guest) => actionOf("/api/thread/media", guest, { fileId: ready.get(guest) })),
    ...groups.templates.map((guest) => actionOf("/api/thread/template", guest, { templateId, variables })),
  ];
  await Promise.all([desk.processes.kill("web"), desk.processes.kill("worker")]);
  return { groups, actions, pages, device };
}

async function sendPictures({ sandbox, attended }: FrontDesk, guests: readonly Guest[]): Promise<void> {
  for (let n = 0; n < PICTURES; n += 1)
    for (const { from } of guests)
      await sandbox.write({ to: attended.phoneNumberId, from, type: "image", name: `Ana ${from}` });
}

/** After all text arrived and staff gave their answers, moves the clock ten minutes ahead for those who still wait. */
async function alarmsAreDue(desk: FrontDesk, groups: Groups, inbound: number): Promise<void> {
  const waiting = [...groups.pictures, ...groups.planned].map(({ clientId }) => clientId);
  await eventually(async () => {
    const [{ stored }] = await desk.rows("select count(*)::int as stored from messages where role = 'user'");
    if (stored < inbound) throw new Error(`${stored} of ${inbound} are stored`);
  }, PATIENCE_MS);
  await eventually(async () => {
    await desk.rows(
      `update pgboss.job set start_after = now() where name = 'wait-overdue.alarm-of-who-waits' and state = 'created'
        and data->'payload'->>'step' = '1'`,
    );
    const [{ told }] = await desk.rows(
      "select count(*)::int as told from threads where contact_id = any ($1) and wait_step = 1",
      [waiting],
    );
    if (told < waiting.length) throw new Error(`${told} of ${waiting.length} alarms were planned`);
  }, PATIENCE_MS);
}

/** As when the database goes down and returns: open transactions are undone, and every connection is new. */
async function cutAgain(desk: FrontDesk, times: number, noted: () => void): Promise<void> {
  for (let cut = 0; cut < times; cut += 1) {
    await new Promise((later) => setTimeout(later, 4_000));
    await desk.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'mostrador_app'",
    );
    noted();
  }
}
