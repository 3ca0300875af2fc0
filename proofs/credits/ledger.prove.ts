// Compares the ledger of credits with a model over ten thousand operations. A tenth of them run at once from several
// processes, with deaths around the commits and a clock that moves, so that blocks expire (D-12.2).
import { test } from "vitest";
import { figure } from "../figure.ts";
import { SEED } from "../seed.ts";
import { runLedger } from "./run-ledger.ts";

const OPERATIONS = 10_000;
const DEATHS = 50;

test("no operation is lost or done twice, and no balance differs from the model", async () => {
  const told = await runLedger({ operations: OPERATIONS, deaths: DEATHS, kill: 0.004, seed: SEED, businesses: 4 });
  for (const line of [...told.differences, ...told.surprises].slice(0, 20)) console.log(line);
  const { operations, deaths, differences, surprises, outcomes } = told;
  figure({
    promise: "D-12.2 blocks of credits against a model",
    measured: `${operations} operations (${outcomes.done} done, ${outcomes.short} refused), ${deaths} deaths, ${differences.length} differences`,
    goal: `${OPERATIONS} operations, ${DEATHS} deaths, 0 differences`,
    holds:
      operations >= OPERATIONS && deaths >= DEATHS && differences.length + surprises.length === 0 && outcomes.short > 0,
  });
});
