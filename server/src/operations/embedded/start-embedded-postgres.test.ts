// The usual way to run the embedded database; `proofs/operations/embedded-database.prove.ts` has the
// other ways, deaths and refusals.
import { afterEach, test } from "vitest";
import { cleanUp, newHome } from "../../../test/embedded/launch-apart.ts";
import { startColdAndWarm } from "../../../test/embedded/start-cold-and-warm.ts";

afterEach(cleanUp);

test("starts cold and warm, keeps its port, its password and what was written", async () => {
  await startColdAndWarm(newHome());
});
