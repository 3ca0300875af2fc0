// Two installations, each with its own sandbox: in one the built-in engine answers, in the other a language model.
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { chance } from "../seed.ts";
import type { House } from "./desk.ts";
import { openModel } from "./model-server.ts";

/** The chance of a fault in each call of the model. */
const FAULTS = 0.06;

export async function openHouses(seed: number) {
  const model = await openModel(chance(seed + 1), FAULTS);
  const withModel = { LLM_BASE_URL: model.url, LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "4000", LOG_LEVEL: "fatal" };
  const [plain, provided] = await Promise.all([startWithSandbox(), startWithSandbox({ settings: withModel })]);
  const all: House[] = [
    { ...plain, isProvider: false },
    { ...provided, isProvider: true },
  ];
  return {
    all,
    faults: model.faults,
    calls: model.calls,
    async close(): Promise<void> {
      await Promise.all([plain.close(), provided.close()]);
      await model.close();
    },
  };
}
