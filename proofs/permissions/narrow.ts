// A member whose entries are taken away, one list after the other: each narrower list opens nothing that the one before
// did not open, on HTTP and on the socket.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { expect } from "vitest";
import type { Call } from "../world/call.ts";
import { send } from "../world/request.ts";
import { ROLES } from "./grants.ts";
import { type Entry, expected, MATRIX } from "./matrix.ts";
import { claiming, classOf, freshCall, say, someAtOnce, type Trial } from "./trial.ts";

/** Returns how many of the routes each list opened. */
export async function narrow(trial: Trial, routes: readonly Route[]): Promise<number[]> {
  const { a } = trial.mirror;
  const person = await a.make.staff();
  const everything: Entry[] = ROLES.flatMap((role) => (typeof role === "object" ? role.limited : []));
  const chat: Entry = { pageId: 5, actions: ["view", "edit"] };
  const lists: Entry[][] = [everything.slice(0, 60), [chat, { pageId: 13, actions: ["view"] }], [chat], []];
  const guarded = routes.filter(({ name }) => MATRIX[name] !== "session" && MATRIX[name] !== "public");
  let before = new Set(routes.map(({ name }) => name));
  const opened: number[] = [];
  for (const permissions of lists) {
    const asked = { businessId: a.businessId, member: { access: "limited", permissions } };
    expect((await a.owner.put(`/api/member/${person.userId}`, asked)).status).toBe(200);
    const now = new Set<string>();
    const ask = async (route: Route, call: Call) => {
      const answer = await send(claiming(trial.mirror, person), route, call);
      if (classOf(answer) === 200) now.add(route.name);
      else expect([route.name, answer.status]).toEqual([route.name, 403]);
    };
    const isOpen = ({ name }: Route) => expected({ limited: permissions }, MATRIX[name] ?? "owner") === 200;
    await someAtOnce(
      guarded.filter((route) => !isOpen(route)),
      (route) => ask(route, trial.spare.get(route.name) as Call),
    );
    for (const route of guarded.filter(isOpen)) await ask(route, await freshCall(trial, route.name, person));
    expect([...now].filter((name) => !before.has(name))).toEqual([]);
    expect([...now].sort()).toEqual(
      guarded
        .filter(isOpen)
        .map(({ name }) => name)
        .sort(),
    );
    const mayWrite = permissions.some(({ pageId, actions }) => pageId === 5 && actions.includes("edit"));
    expect(await say(trial.mirror, person, "sendMessageToClient")).toBe(mayWrite ? 200 : 403);
    before = now;
    opened.push(now.size);
  }
  return opened;
}
