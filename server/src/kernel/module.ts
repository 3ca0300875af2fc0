// What a capability hands to `compose.ts`.
import type { Bound, RawDoor } from "./http/registry.ts";
import type { SocketEvent } from "./live/live.ts";
import type { AnySubscriber } from "./queue/queue.ts";

export type Module = {
  routes?: Bound[];
  doors?: RawDoor[];
  subscribers?: AnySubscriber[];
  socketEvents?: SocketEvent[];
};
