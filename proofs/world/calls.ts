// One good call for each declared route, made from the rows of a side, for crawler, permission matrix, mass assignment,
// fuzz and lost updates. Capabilities give them in their `proofs.ts`; a route without one fails the run; a resource's
// usual calls come from its example.
import { collect } from "../capabilities/collect.ts";
import { usualCalls } from "../capabilities/usual-calls.ts";
import type { Call, MakeCall } from "./call.ts";
import type { Side } from "./side.ts";

export const CALLS: Record<string, MakeCall> = {
  ...usualCalls(),
  ...collect<MakeCall>("good calls", ({ calls }) => calls),
};

/** Returns a call of this route that would succeed. */
export async function goodCall(name: string, side: Side): Promise<Call> {
  const make = CALLS[name];
  if (!make)
    throw new Error(
      `${name} has no good call: 'calls' in the capability's proofs.ts gives one for each declared route`,
    );
  return make(side);
}
