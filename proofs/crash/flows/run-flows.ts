// Customers enter a flow while both processes die, and the account of what arrived at their phones.
import { flowNode, flowWords, makeFlow } from "../../../server/test/shops/flow-shop.ts";
import type { FrontDesk } from "../front-desk.ts";
import { keepAlive } from "../keep-alive.ts";
import { settled } from "../settle.ts";

/** `deaths`: the most; from then on no process dies any more. */
export type FlowCrash = { people: number; deaths: number; kill: number; seed: number; ms: number };

export type FlowAccount = {
  deaths: number;
  /** Sends with an unknown outcome, which people see. */
  inDoubt: number;
  /** Messages that never arrived, or arrived twice. */
  faults: string[];
  /** Runs that did not come to their end. */
  unfinished: number;
  runs: number;
  /** Nodes that had their effect twice in one run. */
  doubled: number;
};

type Lives = ReturnType<typeof keepAlive>;

/** `desk`: its web process runs. `onLives` gets the processes, which the caller stops. */
export async function runFlows(
  desk: FrontDesk,
  crash: FlowCrash,
  onLives: (lives: Lives) => void,
): Promise<FlowAccount> {
  const { seed, kill, people } = crash;
  await makePromo(desk);
  const lives = keepAlive(desk.processes, { seed, kill, throw: kill / 2, delay: "0.02:30", deaths: crash.deaths });
  onLives(lives);
  const { phoneNumberId } = desk.assisted;
  for (let index = 0; index < people; index += 1)
    await desk.sandbox.write({ to: phoneNumberId, from: numberOf(index), text: `promo ${index}`, name: "Ana" });
  await settled(desk, people, { hurry: true, ms: crash.ms });
  const parked: { text: string }[] = await desk.rows("select text from messages where status = 'unknown'");
  const inDoubt = new Set(parked.map(({ text }) => text));
  const faults = [...lives.surprises];
  for (let index = 0; index < people; index += 1) faults.push(...(await faultsOf(desk, index, inDoubt)));
  const [{ runs, unfinished }] = await desk.rows(
    "select count(*)::int as runs, count(*) filter (where state <> 'done')::int as unfinished from flow_runs",
  );
  const doubled = await desk.rows(
    "select run_id from flow_steps where outcome <> 'waited' group by run_id, node_id having count(*) > 1",
  );
  return { deaths: lives.deaths(), inDoubt: inDoubt.size, faults, unfinished, runs, doubled: doubled.length };
}

/** Two messages with a wait between them; the second is prepared by a node of its own. */
async function makePromo({ processes, assisted }: FrontDesk): Promise<void> {
  const shop = { owner: assisted.owner, businessId: assisted.businessId as string };
  await makeFlow(shop, {
    name: "Promo",
    nodes: [
      flowWords("promo"),
      flowNode("send_whatsapp", "uno", { text: "Uno de {{event_signal.text}}" }),
      flowNode("wait", "pausa", { ms: 300 }),
      flowNode("template_text", "texto", { text: "Dos de {{event_signal.text}}" }),
      flowNode("send_whatsapp", "dos"),
      flowNode("release", "fin"),
    ],
    edges: ["inicio>uno", "uno>pausa", "pausa>texto", "texto>dos", "dos>fin"],
    settings: { ends: ["optOut"] },
  });
  await processes.kill("web");
}

const numberOf = (index: number) => String(2_229_000_000 + index);

async function faultsOf(desk: FrontDesk, index: number, inDoubt: ReadonlySet<string>): Promise<string[]> {
  const from = numberOf(index);
  const chat = await desk.sandbox.chat(desk.assisted.phoneNumberId, from);
  const said = chat.filter(({ direction }) => direction === "out").map(({ text }) => text as string);
  const wanted = [`Uno de promo ${index}`, `Dos de promo ${index}`];
  const strange = said.filter((text) => !wanted.includes(text)).map((text) => `${from} got '${text}'`);
  return wanted.reduce((faults, text) => {
    const times = said.filter((one) => one === text).length;
    if (times > 1) faults.push(`${from} got '${text}' ${times} times`);
    if (times === 0 && !inDoubt.has(text)) faults.push(`${from} never got '${text}'`);
    return faults;
  }, strange);
}
