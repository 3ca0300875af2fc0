// Cancel against send: races between each kind of withdrawal and the message that it withdraws. Delays at the fault
// points spread every step, and WhatsApp defers some sends, so that they are retried.

import { makeTalkingShop } from "../../server/test/shops/talking-shop.ts";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import type { Chance } from "../seed.ts";
import { type Races, race } from "./race.ts";
import { WITHDRAWALS } from "./withdrawals.ts";

export type World = Awaited<ReturnType<typeof startRaces>>;

export async function startRaces(seed: number) {
  const at = "before-commit+after-commit+job-claimed+before-llm+after-llm+before-messaging";
  const world = await startWithSandbox({
    settings: { LLM_API_KEY: "a-key", LOG_LEVEL: "fatal", FAULTS: `seed=${seed};delay=0.3:150;at=${at}` },
  });
  const says = { toolCalls: [{ name: "say", arguments: { acts: [{ act: "services" }] } }] };
  await world.sandbox.call("POST", "/__sandbox/llm/script", { steps: [says], repeat: true });
  return world;
}

/** Runs `groups` groups of `people` for each withdrawal; returns the result of each withdrawal. */
export async function raceAll(world: World, chance: Chance, groups: number, people: number, side: number) {
  const found = new Map<string, Races>(WITHDRAWALS.map(({ by }) => [by, { late: [], before: 0, withheld: 0 }]));
  const waiting = chance.shuffle(Array.from({ length: groups }, () => WITHDRAWALS).flat());
  const worker = async () => {
    for (let withdrawal = waiting.pop(); withdrawal; withdrawal = waiting.pop()) {
      const shop = await makeTalkingShop(world.product, world.sandbox);
      const times = chance.below(4);
      if (times > 0) await world.sandbox.fail({ graphFail: { times, status: 429, code: 130429 } });
      const races = await race({ ...world, shop }, withdrawal, people, chance);
      const sum = found.get(withdrawal.by) as Races;
      sum.late.push(...races.late);
      sum.before += races.before;
      sum.withheld += races.withheld;
    }
  };
  await Promise.all(Array.from({ length: side }, worker));
  return found;
}
