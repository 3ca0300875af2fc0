// The whole crawl (D-2.5): every declared route by every kind of caller, with each of its references exchanged.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { tryAsAdmin, tryAsOwner } from "./crawl/by-openers.ts";
import { tryAsStrangers } from "./crawl/by-strangers.ts";
import { type Crawl, startCrawl } from "./crawl/crawl.ts";
import { EXCEPTIONS, PLACES } from "./crawl/exceptions.ts";
import { exchangeKeys, exchangeNames } from "./crawl/exchanged.ts";
import { NAMELESS } from "./crawl/nameless.ts";
import { leaksIn, tracesOf } from "./crawl/traces.ts";

let crawl: Crawl;
beforeAll(async () => {
  crawl = await startCrawl(1);
});
afterAll(() => crawl?.close());

test("no call of any caller shows, changes or betrays a row of the other business", async () => {
  const strangers = await tryAsStrangers(crawl);
  const names = await exchangeNames(crawl);
  const keys = await exchangeKeys(crawl);
  const openers = [...(await tryAsAdmin(crawl)), ...(await tryAsOwner(crawl))];
  expect(names.nameless).toEqual(NAMELESS);
  // every exception still matches a place
  expect(Object.keys({ ...EXCEPTIONS, ...PLACES }).filter((place) => !names.seen.has(place))).toEqual([]);
  expect(keys.tried).toBeGreaterThan(0);
  const { mirror, watch, sockets } = crawl;
  await watch.settle();
  const later = {
    a: await tracesOf(mirror.product, mirror.a, watch.tables),
    b: await tracesOf(mirror.product, mirror.b, watch.tables),
  };
  const heard = [
    ...leaksIn(sockets.a.frames.join("\n"), "", later.b),
    ...leaksIn(sockets.b.frames.join("\n"), "", later.a),
  ];
  const wrong = [...strangers, ...names.wrong, ...keys.wrong, ...openers, ...heard];
  for (const each of wrong.slice(0, 40)) console.log(each);
  figure({
    promise: "G3 businesses apart: calls of strangers, exchanged references, openers, live events",
    measured: `${wrong.length} wrong of ${crawl.routes.length} routes, ${names.seen.size} references and ${keys.tried} keys`,
    goal: "0 wrong",
    holds: wrong.length === 0 && names.seen.size > 0,
  });
});
