// Money (G14): each amount of the owner with every odd value, and each call that writes what the server decides.
import { afterAll, beforeAll, test } from "vitest";
import { figure } from "../../figure.ts";
import { type Mirror, startMirror } from "../../world/mirror.ts";
import { AMOUNTS, decisions, tryOwnAmount, trySendDecided } from "./amounts.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("no amount is stored because a caller sent it, except the owner's own within limits", async () => {
  const own: string[] = [];
  for (const amount of AMOUNTS) own.push(...(await tryOwnAmount(mirror, amount)));
  const all = decisions(mirror);
  const { cells, found } = await trySendDecided(mirror, all);
  for (const each of [...own, ...found].slice(0, 40)) console.log(each);
  figure({
    promise: "G14 money that only the server decides",
    measured: `${own.length + found.length} wrong of ${AMOUNTS.length} amounts of the owner and ${cells} sent to ${all.length} calls`,
    goal: "0",
    holds: own.length + found.length === 0 && all.length > 0,
  });
});
