// npm run converse -- [shop]: talk with the built-in engine and see what it understood and decided. Text after the
// shop is sent turn by turn: npm run converse -- agata "corte de dama" "sí".
import { createInterface } from "node:readline/promises";
import { readShop } from "@mostrador/domain/automation/assistants/engine/facts/shop.ts";
import { parse } from "@mostrador/domain/automation/assistants/engine/parse/parse.ts";
import { readState } from "@mostrador/domain/automation/assistants/engine/state/state.ts";
import { emptyOutcome, openTalk } from "./run/converse.ts";
import { PLANS } from "./shops/plans.ts";
import { openShop } from "./shops/shop.ts";

const NOW = { day: "2026-11-23", time: "10:00" };
const [shop = "agata", ...said] = process.argv.slice(2);
if (!(shop in PLANS)) throw new Error(`Shops: ${Object.keys(PLANS).join(", ")}`);
const plan = shop as keyof typeof PLANS;
const outcome = emptyOutcome();
const talk = openTalk(plan, { now: NOW }, outcome);

for (const text of said) turn(text);
if (said.length === 0) {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: "> " });
  lines.prompt();
  for await (const line of lines) {
    if (line.trim() !== "") turn(line);
    lines.prompt();
  }
}

function turn(text: string): void {
  const before = readState(talk.memory());
  show("parse", parse(text.split(" / "), catalogue(), NOW, before.focus));
  const effects = outcome.effects.length;
  talk.say(text);
  const { focus } = readState(talk.memory());
  console.log(`  state     ${focus.kind}${focus.asks ? `, asks ${focus.asks}` : ""}`);
  show("draft", focus.draft);
  console.log(
    `  decision  ${outcome.kinds.at(-1)}${outcome.effects
      .slice(effects)
      .map((one) => `, ${one}`)
      .join("")}`,
  );
  console.log(`> ${text}\n${(outcome.replies.at(-1) ?? "(nothing)").replace(/^/gm, "< ")}\n`);
}

/** The fields that are not empty, in one line. */
function show(name: string, value: object): void {
  const told = Object.entries(value)
    .map(([key, one]) => [key, one instanceof Set ? [...one] : one] as const)
    .filter(
      ([key, one]) => key !== "joints" && one !== null && one !== false && one !== 0 && JSON.stringify(one) !== "[]",
    )
    .map(
      ([key, one]) =>
        `${key}: ${JSON.stringify(one, (_, inner) => (inner instanceof Set ? [...inner] : inner)).slice(0, 240)}`,
    );
  console.log(`  ${name.padEnd(9)} ${told.join("\n            ")}`);
}

function catalogue() {
  const tools = openShop(PLANS[plan], NOW);
  const reading = readShop(null, { now: NOW });
  let step = reading.next();
  while (!step.done) step = reading.next(tools.answer(step.value));
  return step.value.shop;
}
