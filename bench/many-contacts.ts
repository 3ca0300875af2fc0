// Compares the directory of a business of 1,000 contacts with one of 1,000,000: pages, searches and duplicates, as one
// caller waits for them. `node bench/many-contacts.ts [most]`
import { setTimeout as sleep } from "node:timers/promises";
import { fillContacts } from "./fill.ts";
import { startBenchProduct } from "./product.ts";

const MOST = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 21;
const GOAL = 1.5;
/** Repeated, because the database makes a new plan after some calls. */
const WARM = 12;

const product = await startBenchProduct();
const { businessId, owner, headers, url } = product;
/** One surname of 655,360, so a million contacts have it once or twice; one first name of twenty. */
const ASKED: [name: string, path: string][] = [
  ["list", "/api/client?limit=100"],
  ["search, one person", "/api/client/search?limit=10&search=garciaaab3"],
  ["search, a name of many", "/api/client/search?limit=10&search=anna"],
  ["directory", "/api/client/directory?limit=100&page=1"],
  ["directory, page 40", "/api/client/directory?limit=25&page=40"],
  ["directory, of a type", "/api/client/directory?limit=100&page=1&type=lead"],
  ["directory, search", "/api/client/directory?limit=100&page=1&search=garciaaab3"],
  ["directory, search of many", "/api/client/directory?limit=100&page=1&search=anna"],
  ["directory, by name", "/api/client/directory?limit=100&page=1&sort=name"],
];

const few = await stand(1, 1_000);
if (MOST > 100_000) {
  await stand(1_001, 100_000);
  await stand(100_001, MOST, few);
} else await stand(1_001, MOST, few);
await product.stop();
process.exit(0);

async function stand(from: number, to: number, before?: Map<string, number>): Promise<Map<string, number>> {
  await fillContacts(product, from, to);
  await owner.query("vacuum analyze contacts");
  await sleep(1_000);
  const taken = new Map<string, number>();
  console.log(`${to.toLocaleString("en")} contacts`);
  for (const [name, path] of ASKED) {
    const ms = await wait(path, ROUNDS);
    taken.set(name, ms);
    const times = before && ms / (before.get(name) as number);
    const said = times === undefined ? "" : `, ${times.toFixed(2)} times (goal ${GOAL})`;
    console.log(`  ${name}: ${ms.toFixed(2)} ms${said}`);
  }
  console.log(`  who looks like one person: ${(await wait("/api/client/duplicates?", 3)).toFixed(0)} ms`);
  return taken;
}

/** The median, in milliseconds. */
async function wait(path: string, rounds: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds + (rounds > 3 ? WARM : 1); round += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}${path}&businessId=${businessId}`, { headers });
    const text = await answer.text();
    taken.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path}: ${text}`);
  }
  return taken.slice(-rounds).sort((a, b) => a - b)[rounds >> 1] as number;
}
