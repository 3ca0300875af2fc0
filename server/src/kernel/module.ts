// What a capability hands to `compose.ts`.
import type { Clashes } from "./http/envelope.ts";
import type { References } from "./http/references.ts";
import type { Bound, RawRoute } from "./http/registry.ts";
import type { PageRule } from "./http/web/pages.ts";
import type { SocketCall } from "./live/socket-call.ts";
import type { AnySubscriber } from "./queue/queue.ts";
import type { Sweep } from "./queue/sweeper.ts";
import type { Filling } from "./slot.ts";

export type Module = {
  routes?: Bound[];
  rawRoutes?: RawRoute[];
  /** The kinds of ids in bodies that this capability looks up: an id of a kind that nobody does is refused. */
  references?: References;
  /** What is said of its rows where the database refuses a place that is taken. */
  clashes?: Clashes;
  /** What it gives to slots of the capabilities below. */
  fills?: Filling[];
  subscribers?: AnySubscriber[];
  socketCalls?: SocketCall[];
  /** Documents of its own, for whoever opens them. */
  pages?: PageRule[];
  /** What is taken out of its tables once its time is over. */
  sweeps?: Sweep[];
};

/** Everything that the modules hand over, put together in their order. */
export function collectModules(modules: readonly Module[]) {
  return {
    routes: modules.flatMap((part) => part.routes ?? []),
    rawRoutes: modules.flatMap((part) => part.rawRoutes ?? []),
    references: Object.assign({}, ...modules.map((part) => part.references)) as References,
    clashes: Object.assign({}, ...modules.map((part) => part.clashes)) as Clashes,
    subscribers: modules.flatMap((part) => part.subscribers ?? []),
    socketCalls: modules.flatMap((part) => part.socketCalls ?? []),
    pages: modules.flatMap((part) => part.pages ?? []),
    sweeps: modules.flatMap((part) => part.sweeps ?? []),
  };
}
