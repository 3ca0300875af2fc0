// Checks the proofs' own foundation: each declared route has a good call, and it succeeds. Without this, a refusal
// would prove nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS, goodCall } from "./calls.ts";
import { type Mirror, startMirror } from "./mirror.ts";
import { send } from "./request.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("each declared route has a good call, and no call is left of a route that went away", () => {
  expect(Object.keys(CALLS).sort()).toEqual(mirror.routes.map(({ name }) => name).sort());
});

test("each good call succeeds", async () => {
  const failed: string[] = [];
  for (const route of mirror.routes) {
    const call = await goodCall(route.name, mirror.a);
    const answer = await send(call.as ?? mirror.a.owner, route, call);
    if (answer.status >= 300) failed.push(`${route.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  expect(failed).toEqual([]);
});
