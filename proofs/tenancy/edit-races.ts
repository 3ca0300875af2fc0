// Two people and eight people edit the same row: who was first, who is told, what is stored.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { expect } from "vitest";
import type { Reply } from "../../server/test/caller.ts";
import { goodCall } from "../world/calls.ts";
import { startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import type { Edit, Field } from "./edit.ts";
import { EDITS, wrappersOf } from "./edits.ts";
import { watchRows } from "./watch-rows.ts";

const STALE = {
  success: false,
  message: "Alguien más guardó cambios mientras editabas. Revisa la versión actual y vuelve a intentarlo.",
};

type OtherCall = { name: string; other: Route };
export type EditRaces = Awaited<ReturnType<typeof startEditRaces>>;

/** Each race is run for the edits of these names. */
export async function startEditRaces() {
  const mirror = await startMirror();
  const watch = await watchRows(mirror.product, mirror);
  const wrappers: Record<string, string> = await wrappersOf(mirror.people.nobody);
  let n = 0;

  /** A form with the current row. */
  async function openScreen(name: string) {
    const route = routeOf(name);
    const wrapper = wrappers[name];
    const { params } = await goodCall(name, mirror.a);
    const save = (fields: object): Promise<Reply> =>
      send(mirror.a.owner, route, {
        params: params as Record<string, string>,
        body: wrapper ? { [wrapper]: fields } : { ...fields },
      });
    const { updated_at: readAt } = await rowOf(route, params?.id as string);
    return {
      params: params as Record<string, string>,
      save,
      updatedAt: (readAt as Date).toISOString(),
      /** Checks that the stored row has these values. */
      async holds(...wanted: [Field, string][]) {
        const row = await rowOf(route, params?.id as string);
        for (const [{ column }, value] of wanted) {
          if (column) expect([name, column, row[column]]).toEqual([name, column, value]);
        }
      },
    };
  }

  async function rowOf({ row }: Route, id: string): Promise<Record<string, unknown>> {
    const key = row === "businesses" ? "business_id" : "id";
    const { rows } = await mirror.product.owner.query(`select * from "${row}" where ${key} = $1`, [id]);
    return rows[0] as Record<string, unknown>;
  }

  /** The actions in A's history, the oldest first. */
  async function historyOf(): Promise<string[]> {
    const { rows } = await mirror.product.owner.query<{ action: string }>(
      "select action from audit_entries where business_id = $1 and action not like '%.changed' order by id",
      [mirror.a.businessId],
    );
    return rows.map(({ action }) => action);
  }

  function routeOf(name: string): Route {
    return mirror.routes.find((route) => route.name === name) as Route;
  }

  return {
    mirror,
    wrappers,
    /** The second of two open screens. */
    async runTwoScreens(names: readonly string[]): Promise<void> {
      for (const name of names) {
        const { fields } = EDITS[name] as Edit;
        const screen = await openScreen(name);
        const [first, second] = fields;
        const [one, other] = [first.value(++n), second.value(++n)];
        const saved = await screen.save({ [first.name]: one, updatedAt: screen.updatedAt });
        expect([name, saved.status]).toEqual([name, 200]);
        await watch.settle();
        const refused = await screen.save({ [second.name]: other, updatedAt: screen.updatedAt });
        expect([name, refused.status, refused.body]).toEqual([name, 409, STALE]);
        expect([name, (await watch.changed()).a]).toEqual([name, []]);
        const again = await screen.save({ [second.name]: other, updatedAt: saved.body.data.updatedAt });
        expect([name, again.status]).toEqual([name, 200]);
        await screen.holds([first, one], [second, other]);
      }
    },
    /** Eight that save at once. */
    async runEightAtOnce(names: readonly string[]): Promise<void> {
      for (const name of names) {
        const { fields } = EDITS[name] as Edit;
        const screen = await openScreen(name);
        const wanted = Array.from({ length: 8 }, () => fields.map((field) => field.value(++n)));
        const replies = await Promise.all(
          wanted.map((values) =>
            screen.save({
              ...Object.fromEntries(fields.map((field, at) => [field.name, values[at]])),
              updatedAt: screen.updatedAt,
            }),
          ),
        );
        const statuses = replies.map(({ status }) => status).sort();
        expect([name, statuses]).toEqual([name, [200, ...Array(7).fill(409)]]);
        const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body);
        expect([name, refused]).toEqual([name, Array(7).fill(STALE)]);
        const winner = wanted[replies.findIndex(({ status }) => status === 200)] as [string, string];
        await screen.holds([fields[0], winner[0]], [fields[1], winner[1]]);
      }
    },
    /** Callers who do not say which version they read. */
    async runWithoutVersion(names: readonly string[]): Promise<void> {
      for (const name of names) {
        const { fields } = EDITS[name] as Edit;
        const screen = await openScreen(name);
        const [first, second] = fields;
        const [kept, one, other] = [second.value(++n), first.value(++n), first.value(++n)];
        const before = await historyOf();
        await screen.save({ [second.name]: kept, updatedAt: screen.updatedAt });
        expect([name, await historyOf()]).toEqual([name, before]);
        expect([name, (await screen.save({ [first.name]: one })).status]).toEqual([name, 200]);
        expect([name, (await screen.save({ [first.name]: other })).status]).toEqual([name, 200]);
        await screen.holds([first, other], [second, kept]);
        // A form that saves during typing adds one entry to the history.
        expect([name, (await historyOf()).slice(before.length)]).toEqual([name, [`${name}ed`]]);
        const wanted = Array.from({ length: 8 }, () => fields.map((field) => field.value(++n)));
        await Promise.all(wanted.map(([x, y]) => screen.save({ [first.name]: x, [second.name]: y })));
        const row = await rowOf(routeOf(name), screen.params.id as string);
        const stored = fields.map(({ column }, at) => (column ? row[column] : wanted[0]?.[at]));
        const whole = wanted.filter((values) => fields.every(({ column }, at) => !column || values[at] === stored[at]));
        expect([name, whole.length]).toEqual([name, 1]);
      }
    },
    /** Other calls that change the row of an edit. */
    otherCalls(): OtherCall[] {
      return Object.keys(EDITS).flatMap((name) => {
        const { path } = routeOf(name);
        return (
          mirror.routes
            // changes of the team, or a claim, are no edits of the business
            .filter((route) => route.method === "PATCH" && route.path === path && route.access.kind === "member")
            .map((other) => ({ name, other }))
        );
      });
    },
    async runOtherCalls(others: readonly OtherCall[]): Promise<void> {
      // Made first, because an archived row cannot be booked.
      const calls = await Promise.all(others.map(({ other }) => goodCall(other.name, mirror.a)));
      for (const [at, { name, other }] of others.entries()) {
        const screen = await openScreen(name);
        const changed = await send(mirror.a.owner, other, { ...calls[at], params: screen.params });
        expect([other.name, changed.status]).toEqual([other.name, 200]);
        const [field] = (EDITS[name] as Edit).fields;
        const refused = await screen.save({ [field.name]: field.value(++n), updatedAt: screen.updatedAt });
        expect([other.name, refused.status, refused.body]).toEqual([other.name, 409, STALE]);
      }
    },
    close: () => mirror.close(),
  };
}
