// Each call of A is made by those who may: an admin of the team, in the sight of its owner, and the owner. B neither
// changes nor shows.
import { send } from "../../world/request.ts";
import { type Crawl, sentIn, told } from "./crawl.ts";
import { expectedStatus } from "./expected-status.ts";
import { OF_ALL } from "./of-all.ts";
import { textOf } from "./traces.ts";

export async function tryAsAdmin(crawl: Crawl): Promise<string[]> {
  const { a, people } = crawl.mirror;
  const wrong: string[] = [];
  for (const route of crawl.routes) {
    if (route.access.kind === "session" || route.access.kind === "public") continue;
    const call = await crawl.unused(route.name, people.admin, crawl.calls.forAdmin);
    const reply = await send(people.admin, route, call, { "x-business-id": a.businessId });
    const expected = expectedStatus(route, "admin");
    if (reply.status !== expected) wrong.push(`${route.name} by admin: ${told(reply)}, and it had to be ${expected}`);
    if (!OF_ALL.has(route.name)) wrong.push(...crawl.leaks(route.name, textOf(reply), sentIn({ call }), "b"));
    wrong.push(...(await crawl.changes(route.name, ["b"])));
  }
  return wrong;
}

/** An earlier call disconnects its seller. */
const WITHOUT_SELLER = new Set(["mercadoPago.preference", "publicPackage.buy"]);

export async function tryAsOwner(crawl: Crawl): Promise<string[]> {
  const { owner } = crawl.mirror.a;
  const wrong: string[] = [];
  for (const route of crawl.routes.filter(({ name }) => !WITHOUT_SELLER.has(name))) {
    const call = await crawl.unused(route.name, owner, crawl.calls.a);
    const reply = await send(call.as ?? owner, route, call);
    if (reply.status >= 300) wrong.push(`${route.name} by its owner: ${told(reply)}`);
    if (!OF_ALL.has(route.name)) wrong.push(...crawl.leaks(route.name, textOf(reply), sentIn({ call }), "b"));
    wrong.push(...(await crawl.changes(route.name, ["b"])));
  }
  return wrong;
}
