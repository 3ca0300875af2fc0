// A day at the till: all customers pay while processes die, and notifications fail or arrive late, twice, in another
// order or never. After enough deaths, the hourly check runs until no payment is open.
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import type { Chance } from "../../seed.ts";
import { keepAlive } from "../keep-alive.ts";
import { countMoney, type MoneyAccount } from "./count-money.ts";
import { fateOf } from "./fates.ts";
import type { Till } from "./till.ts";

export type Plan = { seed: number; deaths: number; kill: number; side: number; ms: number };

export async function crashTill(till: Till, luck: Chance, plan: Plan) {
  const { sandbox, bills, processes } = till;
  await sandbox.fail({
    webhookDuplicate: 0.3,
    webhookShuffle: true,
    mercadoPagoLateMs: 1_500,
    mercadoPago: { status: 500, times: bills.length },
    seed: String(plan.seed),
  });
  const { seed, kill } = plan;
  const lives = keepAlive(processes, { seed, kill, throw: 0.01, delay: "0.05:40", deaths: plan.deaths });
  let account: MoneyAccount | undefined;
  try {
    const waiting = luck.shuffle(bills.map((bill, at) => ({ bill, at })));
    const buyer = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await fateOf(next.at).befall(till, next.bill);
        await new Promise((later) => setTimeout(later, luck.next() * 200));
      }
    };
    await Promise.all(Array.from({ length: plan.side }, buyer));
    const until = Date.now() + plan.ms;
    await eventually(async () => {
      await till.passHour();
      await new Promise((later) => setTimeout(later, 2_000));
      if (lives.deaths() < plan.deaths) throw new Error(`${lives.deaths()} deaths are too few`);
      const { lost } = await countMoney(till);
      if (lost.length > 0) throw new Error(`lost: ${lost.slice(0, 5)}`);
    }, plan.ms);
    await till.settled(Math.max(until - Date.now(), 60_000));
    account = await countMoney(till);
  } finally {
    await lives.stop();
  }
  return { account, deaths: lives.deaths(), surprises: lives.surprises };
}
