// The live events of each role, compared with a table that people reviewed. A role gets no event that it may not read,
// and gets every event that it may (D-2.3, D-15.3).

import { liveEventsOf } from "@mostrador/domain/kit/manifest.ts";
import { MANIFESTS } from "@mostrador/domain/manifests.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIVE_CHANNEL } from "../../server/src/kernel/live/announce.ts";
import type { Caller } from "../../server/test/caller.ts";
import { type Listener, listenAs } from "../tenancy/crawl/listening.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { nameOf, ROLES } from "./grants.ts";
import { LIVE_MATRIX } from "./live-matrix.ts";
import { expected, type Role } from "./matrix.ts";
import { gatherPeople, type People } from "./people.ts";

const AT_ONCE = { timeout: 5_000, interval: 100 };

let mirror: Mirror;
let people: People;
let witness: Listener;
let said = 0;
beforeAll(async () => {
  mirror = await startMirror();
  people = await gatherPeople(mirror);
  witness = await listenAs(mirror.a.owner, [mirror.a.businessId]);
});
afterAll(async () => {
  witness?.close();
  await mirror?.close();
});

test("the table names every event that screens are told of", () => {
  expect(Object.keys(LIVE_MATRIX).sort()).toEqual(
    liveEventsOf(MANIFESTS)
      .map(({ name }) => name)
      .sort(),
  );
});

test("each role hears exactly what the table says, and joins only where it hears something", async () => {
  const differences: string[] = [];
  let cells = 0;
  for (const role of ROLES.filter((each) => each !== "nobody")) {
    const line = await listenAs(await people.of(role), [mirror.a.businessId]);
    const wanted = wantedBy(role);
    const heard = await heardOf(line);
    cells += Object.keys(LIVE_MATRIX).length;
    if (heard.join() !== wanted.join()) differences.push(`${nameOf(role)}: ${heard.join()}, and not ${wanted.join()}`);
    if (line.joined.length !== Math.min(wanted.length, 1)) differences.push(`${nameOf(role)} joined ${line.joined}`);
    line.close();
  }
  console.log(`${cells} cells of what is heard, ${differences.length} differ`);
  expect(differences).toEqual([]);
});

test("a changed list changes what an open line hears, without asking again, both ways and down to nothing", async () => {
  const person = await mirror.a.make.staff();
  const lists: Role[] = [
    { limited: [{ pageId: 5, actions: ["view"] }] },
    { limited: [{ pageId: 6, actions: ["view"] }] },
    { limited: [] },
    { limited: [{ pageId: 24, actions: ["view"] }] },
  ];
  const line = await listenAs(person, [mirror.a.businessId]);
  for (const list of lists) {
    await grant(person, list);
    await expect.poll(() => heardOf(line), AT_ONCE).toEqual(wantedBy(list));
  }
  await line.ask("leaveRooms", { rooms: [mirror.a.businessId] });
  // rooms that were left are not rejoined when a right is granted
  const other = await listenAs(person, [mirror.a.businessId]);
  await grant(person, lists[0] as Role);
  await expect.poll(() => heardOf(other), AT_ONCE).toEqual(wantedBy(lists[0] as Role));
  expect(await heardOf(line)).toEqual([]);
  other.close();
  line.close();
});

function wantedBy(role: Role): string[] {
  return Object.keys(LIVE_MATRIX).filter((name) => expected(role, LIVE_MATRIX[name] ?? "owner") === 200);
}

/** Sends one of each event as the product does; returns what this connection got before the owner had all of them. */
async function heardOf(line: Listener): Promise<string[]> {
  said += 1;
  // what was heard before is not looked through again
  witness.frames.length = 0;
  const mark = `said-${said}`;
  const names = Object.keys(LIVE_MATRIX);
  const { notices } = mirror.product.product.db;
  const room = mirror.a.businessId;
  for (const name of names) notices.tellRoom(LIVE_CHANNEL, { room, name, data: JSON.stringify({ mark }) });
  const told = ({ frames }: Listener) =>
    names.filter((name) => {
      const begins = JSON.stringify([name, { mark }]).slice(0, -1);
      return frames.some((frame) => frame.startsWith(begins));
    });
  await expect.poll(() => told(witness), { interval: 5, timeout: 30_000 }).toEqual(names);
  // everything sent to it arrives before this answer
  await line.ask("joinRooms", null);
  return told(line);
}

async function grant(person: Caller, role: Role): Promise<void> {
  const permissions = typeof role === "object" ? role.limited : [];
  const asked = { businessId: mirror.a.businessId, member: { access: "limited", permissions } };
  expect((await mirror.a.owner.put(`/api/member/${person.userId}`, asked)).status).toBe(200);
}
