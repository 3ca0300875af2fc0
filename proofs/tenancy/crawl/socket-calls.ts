// One good payload for each event that the sockets accept: an event without one fails the run.
import { collect } from "../../capabilities/collect.ts";
import type { Side } from "../../world/side.ts";

type Payload = Record<string, unknown>;

export const SOCKET_CALLS = collect<(side: Side) => Payload>("socket calls", ({ socketCalls }) => socketCalls);
