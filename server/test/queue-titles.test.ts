// Tests that the team reads each queue of the product by a Spanish title, and no two by the same.
import { expect, test } from "vitest";
import { compose } from "../src/compose.ts";
import { readEnv } from "../src/env.ts";
import { queueTitles } from "../src/kernel/queue/queues.ts";
import { TEST_SECRET } from "./secret.ts";

test("each queue has a title of its own for the team", async () => {
  const appUrl = "postgres://nobody:none@127.0.0.1:1/none";
  const parts = compose({ env: readEnv({}), appUrl, secret: TEST_SECRET, role: "web" });
  const titles = queueTitles(parts.subscribers);
  await parts.db.close();
  expect(titles.size).toBeGreaterThan(100);
  expect([...titles].filter(([queue, title]) => title === queue)).toEqual([]);
  const texts = [...titles.values()];
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
