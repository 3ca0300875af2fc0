// Tests that the team reads each queue of the product by a Spanish name.
import { queueText } from "@mostrador/domain/platform/admin/queue-text.ts";
import { expect, test } from "vitest";
import { compose } from "../src/compose.ts";
import { readEnv } from "../src/env.ts";
import { queueNames } from "../src/kernel/queue/queues.ts";
import { TEST_SECRET } from "./secret.ts";

test("each queue has a name of its own for the team", async () => {
  const appUrl = "postgres://nobody:none@127.0.0.1:1/none";
  const parts = compose({ env: readEnv({}), appUrl, secret: TEST_SECRET, role: "web" });
  const queues = queueNames(parts.subscribers);
  await parts.db.close();
  expect(queues.length).toBeGreaterThan(100);
  expect(queues.filter((queue) => queueText(queue) === queue)).toEqual([]);
  const texts = queues.map(queueText);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
