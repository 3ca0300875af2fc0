// Features that the team can switch off, for one business or for all (docs/decisions/0169). A capability names its own
// in the slot, refuses its calls with `offWithFeature`, and decides what becomes of its work meanwhile.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx } from "../context.ts";
import { readTogether } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import type { Bound } from "../http/registry.ts";
import { declareSlot } from "../slot.ts";

export type Feature = {
  /** Its name in calls and in the table. */
  key: string;
  /** How people call it, such as 'Campañas'. */
  label: string;
  /** What stops while it is off, in Spanish. */
  about: string;
};

export const features = declareSlot<Feature>("features");

/** In the open business; in a context without one, for all. */
export async function isFeatureOff(tx: Tx, { key }: Feature): Promise<boolean> {
  const [row] = await tx.run<{ off: boolean }>(IS_OFF, [key]);
  return row?.off === true;
}

const IS_OFF = { name: "is-feature-off", text: "select is_feature_off($1) as off" };

export async function refuseWhenOff(ctx: Ctx, feature: Feature): Promise<void> {
  if (await readTogether(ctx, (tx) => isFeatureOff(tx, feature)))
    throw new DomainError(
      403,
      `La función «${feature.label}» está desactivada. Escribe al equipo de soporte si la necesitas.`,
    );
}

/** The same calls; while the feature is off in their business they are refused. */
export function offWithFeature(feature: Feature, bounds: readonly Bound[]): Bound[] {
  return bounds.map((bound) => {
    const { handle, halves } = bound;
    return {
      ...bound,
      handle: async (ctx, call) => {
        await refuseWhenOff(ctx, feature);
        return handle(ctx, call);
      },
      ...(halves && {
        halves: {
          ...halves,
          ask: async (ctx, call) => {
            await refuseWhenOff(ctx, feature);
            return halves.ask(ctx, call);
          },
        },
      }),
    };
  });
}
