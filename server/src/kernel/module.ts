// What a capability hands to `compose.ts`.
import type { TenantCtx } from "./context.ts";
import type { Clashes } from "./http/envelope.ts";
import type { References } from "./http/references.ts";
import type { Bound, RawRoute } from "./http/registry.ts";
import type { PageRule } from "./http/web/pages.ts";
import type { EventRows } from "./live/limited-hearers.ts";
import type { SocketCall } from "./live/socket-call.ts";
import type { AnySubscriber } from "./queue/queue.ts";
import type { Sweep } from "./queue/sweeper.ts";
import type { Filling } from "./slot.ts";

export type Module = {
  routes?: Bound[];
  rawRoutes?: RawRoute[];
  /** The kinds of ids in bodies that this capability looks up: ids of a kind without a lookup are refused. */
  references?: References;
  /** The Spanish refusals for its rows that clash with an existing row in the database. */
  clashes?: Clashes;
  /** What it gives to slots of the capabilities below. */
  fills?: Filling[];
  subscribers?: AnySubscriber[];
  socketCalls?: SocketCall[];
  /** The rows that its live events name, where a limited person may not see each of them. */
  eventRows?: EventRows;
  /** Public documents of its own. */
  pages?: PageRule[];
  /** What is deleted from its tables once it has expired. */
  sweeps?: Sweep[];
  /** Its rows of the demo's salon, made by its own actions. Rows that belong to a story of several are in `seed/`. */
  demo?: (ctx: TenantCtx) => Promise<void>;
};

/** Everything that the modules provide, put together in their order. */
export function collectModules(modules: readonly Module[]) {
  return {
    routes: modules.flatMap((part) => part.routes ?? []),
    rawRoutes: modules.flatMap((part) => part.rawRoutes ?? []),
    references: Object.assign({}, ...modules.map((part) => part.references)) as References,
    clashes: Object.assign({}, ...modules.map((part) => part.clashes)) as Clashes,
    subscribers: modules.flatMap((part) => part.subscribers ?? []),
    socketCalls: modules.flatMap((part) => part.socketCalls ?? []),
    eventRows: Object.assign({}, ...modules.map((part) => part.eventRows)) as EventRows,
    pages: modules.flatMap((part) => part.pages ?? []),
    sweeps: modules.flatMap((part) => part.sweeps ?? []),
    demos: modules.flatMap((part) => part.demo ?? []),
  };
}
