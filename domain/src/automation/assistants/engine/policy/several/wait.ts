// The known facts of a service that waits for its turn.
import type { SaidDay, SaidTime } from "../../parse/utterance.ts";
import type { Waiting } from "../../state/schema.ts";
import { waitingFor } from "../../state/work.ts";
import type { Scene } from "../scene.ts";

/** The days and hours of one of several services. */
export type Share = { days: readonly SaidDay[]; times: readonly SaidTime[] };

export function wait(state: Scene["state"], services: readonly string[], more: Partial<Waiting>): void {
  const known = state.waiting.find((one) => one.services.join() === services.join());
  if (known) Object.assign(known, more, { isPlanned: true });
  else if (state.draft.serviceId !== services.join())
    state.waiting.push(waitingFor(services, { ...more, isPlanned: true }));
}
