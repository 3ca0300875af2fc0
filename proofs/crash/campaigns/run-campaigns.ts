// Three campaigns while both processes die: one runs to its end, one is paused on its way and resumed, one is stopped.
// The account compares what is stored for each contact with what arrived at its phone.
import { zoneOfMorning } from "../../../server/test/shops/planning-shop.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import { chance } from "../../seed.ts";
import { approvedTemplate } from "../front-day/staff.ts";
import type { FrontDesk } from "../front-desk.ts";
import { keepAlive } from "../keep-alive.ts";
import { letTheMinutePass } from "../settle.ts";

export type CampaignCrash = {
  seed: number;
  /** Contacts of the campaign that runs to its end, and of each of the others. */
  whole: number;
  halted: number;
  /** Messages a minute; of the campaign that is stopped a fifth, so that it is on its way after every restart. */
  pace: number;
  deaths: number;
  kill: number;
  /** Calls to the channel that it refuses. */
  refusals: number;
  /** Skips the minute after which an attempt of a dead process is in doubt. */
  hurry: boolean;
  ms: number;
};

export type CampaignAccount = {
  deaths: number;
  sent: number;
  /** Campaigns that were paused or stopped on their way: at their end it was too late. */
  halted: number;
  /** Sends with an unknown outcome, which people see. */
  inDoubt: number;
  withdrawn: number;
  /** Each in a sentence: twice, lost, without an outcome, sent after a pause or a stop. */
  faults: string[];
};

/** Of its sending. */
const HALT_WITHIN_MINUTES = 1 / 6;

type Lives = ReturnType<typeof keepAlive>;
type Campaign = { id: string; name: string; numbers: string[]; pace: number };

/** `desk`: its web process runs. `onLives` gets the processes, which the caller stops. */
export async function runCampaigns(
  desk: FrontDesk,
  crash: CampaignCrash,
  onLives: (lives: Lives) => void,
): Promise<CampaignAccount> {
  const { seed, kill } = crash;
  const [first, second, third] = await prepare(desk, [
    { size: crash.whole, pace: crash.pace },
    { size: crash.halted, pace: crash.pace },
    { size: crash.halted, pace: Math.ceil(crash.pace / 5) },
  ]);
  if (!first || !second || !third) throw new Error("no campaigns");
  const failures = { graphFail: { times: crash.refusals, status: 500, code: 131000, on: "messages" } };
  await desk.sandbox.fail({ ...failures, webhookDuplicate: 0.1, webhookShuffle: true, seed: String(seed) });
  const lives = keepAlive(desk.processes, { seed, kill, throw: kill / 3, delay: "0.02:30", deaths: crash.deaths });
  onLives(lives);
  const hurry = setInterval(() => void hurryOn(desk, crash.hurry), 4_000);
  const luck = chance(seed);
  const faults: string[] = [];
  let halted = 0;
  try {
    for (const one of [first, second, third]) await press(desk, one, "start", ["running", "done"]);
    const halts = await Promise.all([
      halt(desk, second, "pause", { part: luck.next(), ms: crash.ms }, faults),
      halt(desk, third, "stop", { part: luck.next(), ms: crash.ms }, faults),
    ]);
    halted += halts.filter(Boolean).length;
    await press(desk, second, "resume", ["running", "done"]);
    for (const one of [first, second]) await ended(desk, one, crash.ms);
    await quiet(desk, crash.ms);
  } finally {
    clearInterval(hurry);
  }
  const account = {
    deaths: lives.deaths(),
    sent: 0,
    halted,
    inDoubt: 0,
    withdrawn: 0,
    faults: [...faults, ...lives.surprises],
  };
  for (const one of [first, second, third]) await countCampaign(desk, one, account);
  return account;
}

/** Contacts with numbers, an audience and a campaign for each of `plans`; the business is in its morning. */
async function prepare(desk: FrontDesk, plans: { size: number; pace: number }[]): Promise<Campaign[]> {
  const { owner, businessId } = desk.attended;
  await desk.processes.start("worker");
  const timezone = { name: zoneOfMorning(Date.now()) };
  await owner.put(`/api/business/${businessId}`, { business: { timezone } });
  const templateId = await approvedTemplate(desk);
  const made: Campaign[] = [];
  for (const [at, { size, pace }] of plans.entries()) {
    const numbers = Array.from({ length: size }, (_, index) => String(2_228_000_000 + at * 100_000 + index));
    const clients: string[] = [];
    for (const whatsapp of numbers) {
      const answer = await owner.post("/api/client", { client: { businessId, name: `Ana ${whatsapp}`, whatsapp } });
      clients.push(answer.body.data._id);
    }
    const name = `Promo ${at}`;
    const audienceId = (await owner.post("/api/audience", { audience: { businessId, name, clients } })).body.data._id;
    const campaign = { businessId, name, audienceId, templateId, pace };
    const answer = await owner.post("/api/campaign", { campaign });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    made.push({ id: answer.body.data._id, name, numbers, pace });
  }
  await Promise.all([desk.processes.kill("web"), desk.processes.kill("worker")]);
  return made;
}

/** The next step of a campaign comes at once, instead of a minute later. */
async function hurryOn(desk: FrontDesk, isWhole: boolean): Promise<void> {
  if (isWhole) await letTheMinutePass(desk);
  await desk.rows(
    "update pgboss.job set start_after = now() where name like 'campaign-due.%' and state = 'created' and start_after > now() + interval '1 s'",
  );
}

/** As a person who presses until the page shows it. */
async function press(desk: FrontDesk, { id }: Campaign, action: string, wanted: string[]): Promise<string> {
  const { owner, businessId } = desk.attended;
  return eventually(async () => {
    await owner.post(`/api/campaign/${id}/control`, { businessId, action });
    const { status } = (await owner.get(`/api/campaign/${id}`)).body.data;
    if (!wanted.includes(status)) throw new Error(`it is ${status} after ${action}`);
    return status;
  }, 120_000);
}

/** Some of its messages are out before: then nothing that was not begun goes out for a while. False: it was at its end. */
async function halt(
  desk: FrontDesk,
  one: Campaign,
  action: "pause" | "stop",
  { part, ms }: { part: number; ms: number },
  faults: string[],
): Promise<boolean> {
  await eventually(async () => {
    const begun = await begunOf(desk, one);
    if (begun < part * one.pace * HALT_WITHIN_MINUTES) throw new Error(`${begun} are begun`);
  }, ms);
  const status = await press(desk, one, action, [action === "pause" ? "paused" : "stopped", "done"]);
  if (status === "done") return false;
  const before = await begunOf(desk, one);
  await new Promise((later) => setTimeout(later, 4_000));
  const after = await begunOf(desk, one);
  if (after > before) faults.push(`${one.name}: ${after - before} began after it had answered to ${action}`);
  return true;
}

async function begunOf(desk: FrontDesk, { id }: Campaign): Promise<number> {
  const [{ begun }] = await desk.rows(
    `select count(*)::int as begun from notifications n join messages m on m.id = n.message_id
      where n.rule_id = $1 and m.status in ('sending', 'sent', 'delivered', 'read', 'unknown')`,
    [id],
  );
  return begun;
}

async function ended(desk: FrontDesk, { id }: Campaign, ms: number): Promise<void> {
  await eventually(async () => {
    const [{ status }] = await desk.rows("select status from campaigns where id = $1", [id]);
    if (status !== "done") throw new Error(`it is ${status}`);
  }, ms);
}

async function quiet(desk: FrontDesk, ms: number): Promise<void> {
  await eventually(async () => {
    const [{ open }] = await desk.rows(
      `select (select count(*) from notifications where rule_id is not null and state = 'planned')
        + (select count(*) from messages where status in ('queued', 'sending')) as open`,
    );
    if (Number(open) > 0) throw new Error(`${open} are open`);
  }, ms);
}

async function countCampaign(desk: FrontDesk, one: Campaign, account: CampaignAccount): Promise<void> {
  const rows = await desk.rows(
    `select c.whatsapp, n.state, m.status, m.provider_id from notifications n
      join contacts c on c.id = n.contact_id left join messages m on m.id = n.message_id where n.rule_id = $1`,
    [one.id],
  );
  for (const number of one.numbers) {
    const mine = rows.filter(({ whatsapp }) => whatsapp === number);
    const chat = await desk.sandbox.chat(desk.attended.phoneNumberId, number);
    const heard = chat.filter(({ direction }) => direction === "out").length;
    const fault = (text: string) => account.faults.push(`${one.name}, ${number}: ${text}`);
    if (mine.length !== 1) {
      fault(`${mine.length} messages are planned`);
      continue;
    }
    const [{ state, status }] = mine;
    if (heard > 1) fault(`it arrived ${heard} times`);
    if (state === "planned") fault("it has no outcome");
    if (state === "withdrawn") account.withdrawn += 1;
    if (state !== "sent" && heard > 0) fault(`it arrived, and is ${state}`);
    if (state !== "sent") continue;
    if (status === "unknown") account.inDoubt += 1;
    else if (status !== "failed" && heard === 0) fault(`it is ${status}, and never arrived`);
    else if (heard > 0) account.sent += 1;
  }
}
