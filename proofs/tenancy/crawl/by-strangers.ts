// Each call of A is made by everybody else: what they are answered, what they see, what changes.
import type { Caller } from "../../../server/test/caller.ts";
import type { Call } from "../../world/call.ts";
import { send } from "../../world/request.ts";
import { type Crawl, sentIn, told } from "./crawl.ts";
import { expectedStatus, type Stranger } from "./expected-status.ts";
import { withoutIds } from "./references.ts";
import { textOf } from "./traces.ts";

/** A partner finds the person whose address it names, to add them. */
const FINDS_PEOPLE = "user.find by partner";

export async function tryAsStrangers(crawl: Crawl): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of crawl.guarded) {
    const good = crawl.calls.a[route.name] as Call;
    for (const [who, caller] of await strangersFor(crawl, route.access.kind)) {
      const reply = await send(caller, route, good);
      const expected = expectedStatus(route, who);
      const said = `${route.name} by ${who}`;
      if (reply.status !== expected) wrong.push(`${said}: ${told(reply)}, and it had to be ${expected}`);
      if (who !== "limited staff" && said !== FINDS_PEOPLE) {
        wrong.push(...crawl.leaks(said, textOf(reply), sentIn({ call: good }), "a"));
      }
      if (expected === 404) {
        const missing = await send(caller, route, withoutIds(good));
        if (told(reply) !== told(missing)) wrong.push(`${said}: ${told(reply)}, but of nothing ${told(missing)}`);
      }
    }
    wrong.push(...(await crawl.changes(route.name, route.access.kind === "session" ? ["b"] : ["a", "b"])));
  }
  return wrong;
}

/** The caller who signs out everywhere must be a person whom no other test needs. */
async function strangersFor({ mirror }: Crawl, kind: string): Promise<[Stranger, Caller][]> {
  const { people, a, b } = mirror;
  const nobody: [Stranger, Caller] = ["nobody", people.nobody];
  if (kind === "session" || kind === "public") return [nobody, ["owner of B", await b.make.newcomer()]];
  return [nobody, ["owner of B", people.stranger], ["limited staff", a.staff], ["partner", people.partner]];
}
