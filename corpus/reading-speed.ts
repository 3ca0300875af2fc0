// npm run reading-speed: how long the engine takes for one turn of texts that are hard to read. No turn may take more
// than 20 ms.

import { emptyOutcome, openTalk } from "./run/converse.ts";
import { hostileTexts } from "./run/hostile.ts";
import { readLines } from "./run/read-lines.ts";

const BOUND_MS = 20;

// The code is compiled as in a process that has already answered some thousand messages.
for (const line of readLines("talks")) timeOf((line.split("##")[1] ?? "").trim().split(" > ")[0] ?? "");

const measured = hostileTexts()
  .map((text) => ({ text, ms: timeOf(text) }))
  .sort((a, b) => b.ms - a.ms);
for (const { text, ms } of measured.slice(0, 12))
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${JSON.stringify(text.slice(0, 60))}`);
const slow = measured.filter(({ ms }) => ms > BOUND_MS);
console.log(`${measured.length} texts, ${slow.length} above ${BOUND_MS} ms`);
if (slow.length > 0) process.exitCode = 1;

function timeOf(text: string): number {
  const talk = openTalk("agata", {}, emptyOutcome());
  talk.say(text);
  return talk.engineMs();
}
