// `npm run converse`: talk with the built-in engine at the terminal, over a salon in memory. `--ver` shows its tool calls.
import { createInterface } from "node:readline/promises";
import { LOOK_AHEAD_DAYS } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import { emptyMemory } from "@mostrador/domain/automation/assistants/conversation/memory.ts";
import { takeTurn } from "@mostrador/domain/automation/assistants/conversation/take-turn.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { ZONE } from "./converse/demo-shop.ts";
import { shopTools } from "./converse/shop-tools.ts";

const shows = process.argv.includes("--ver");
const say = (text: string) => process.stdout.write(`${text}\n`);
const runTool = shopTools(Date.now);
const assistant = {
  name: "Ágata",
  businessName: "Salón Ágata",
  canBook: true,
  canReschedule: true,
  canCancel: true,
  mayProposeBooking: true,
  lookAheadDays: LOOK_AHEAD_DAYS,
};

let memory = emptyMemory;
const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: "tú> " });
say("Salón Ágata, en memoria. Escribe como cliente; una línea vacía termina.");
terminal.prompt();
for await (const line of terminal) {
  if (line.trim() === "") break;
  const talk = takeTurn(memory, { texts: [line], now: localOf(ZONE, Date.now()), contactName: null, assistant });
  let step = talk.next();
  while (!step.done) {
    const output = runTool(step.value);
    if (shows) say(`  · ${step.value.name} ${JSON.stringify(step.value.input)}\n    → ${JSON.stringify(output)}`);
    step = talk.next(output);
  }
  memory = step.value.memory;
  say(step.value.reply ?? "(sin respuesta)");
  terminal.prompt();
}
terminal.close();
