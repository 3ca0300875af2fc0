// `npm run bench`: compares the product with a raw ceiling over the same data and prints ratios of medians.
// BENCH_ROUNDS and BENCH_SECONDS lengthen it; arguments choose the cases whose name contains one of them.
import { planCampaign } from "./cases/campaign.ts";
import { CONVERSION_CASE, conversion } from "./cases/conversion.ts";
import { crowdCases } from "./cases/crowd.ts";
import { dashboards } from "./cases/dashboards.ts";
import { dueMessages } from "./cases/due-messages.ts";
import { fanOutCase } from "./cases/fan-out.ts";
import { FLOW_CASE, flows } from "./cases/flows.ts";
import { GATEWAY_CASE, gateway } from "./cases/gateway.ts";
import { busyElsewhereCase, readCases } from "./cases/reads.ts";
import { startUp } from "./cases/start-up.ts";
import { steadyIntake } from "./cases/steady-intake.ts";
import { writeCases } from "./cases/writes.ts";
import { fillBusyTimes, fillCrowd, fillProduct, fillRaw } from "./fill.ts";
import { type Case, compare, ROUNDS, SECONDS } from "./measure.ts";
import { postmasterOf } from "./processor-time.ts";
import { startBenchProduct } from "./product.ts";
import { startProcess } from "./start-process.ts";

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
console.log(`Medians of ${ROUNDS} rounds of ${SECONDS} s, 8 connections. Product / raw.`);
const product = await startBenchProduct();
const rawUrl = await fillRaw(product.clusterUrl);
await fillProduct(product);
const raw = await startProcess("./raw-server.ts", { RAW_DATABASE_URL: rawUrl });
const rawAddress = `http://127.0.0.1:${raw.port}`;
const cases: Case[] = [...readCases(product, rawAddress), ...(await writeCases(product, rawAddress))];
const PostgreSQL = await postmasterOf(product.owner);
const watched = {
  product: { web: product.pid ?? 0, PostgreSQL },
  raw: { web: raw.child.pid ?? 0, PostgreSQL },
};
const results: { name: string; ok: boolean }[] = [];
for (const each of cases) if (isWanted(each.name)) results.push(await compare({ ...each, watched }));
if (isWanted("live fan-out")) {
  const fanOut = await fanOutCase(product);
  results.push(await compare(fanOut));
  fanOut.close();
}
const busyElsewhere = busyElsewhereCase(product, rawAddress);
if (isWanted(busyElsewhere.name)) {
  await fillBusyTimes(product);
  results.push(await compare({ ...busyElsewhere, watched }));
}
raw.child.disconnect();
if (isWanted("crowd")) {
  const alone = await startBenchProduct();
  await fillProduct(alone);
  await fillCrowd(product, { businesses: 999, appointments: 1_000 });
  for (const each of crowdCases(product, alone)) results.push(await compare(each));
  await alone.stop();
}
await product.stop();
if (isWanted("campaign")) results.push(await planCampaign());
if (isWanted("due messages")) results.push(await dueMessages());
if (isWanted("dashboard")) results.push(...(await dashboards()));
if (isWanted(CONVERSION_CASE)) results.push(...(await conversion()));
if (isWanted("steady intake")) results.push(...(await steadyIntake()));
if (isWanted(GATEWAY_CASE)) results.push(...(await gateway()));
if (isWanted(FLOW_CASE)) results.push(await flows());
if (isWanted("start-up")) results.push(await startUp());
if (results.length === 0) {
  console.error(`No case is called so: ${words.join(", ")}`);
  process.exit(1);
}
const missed = results.filter((result) => !result.ok);
console.log(
  missed.length === 0 ? "Every goal was reached." : `Not reached: ${missed.map(({ name }) => name).join("; ")}`,
);
process.exit(0);
