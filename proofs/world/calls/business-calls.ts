// The good calls of the business itself: by its own people, by the team, and by the person who receives it.
import { business } from "../bodies.ts";
import type { MakeCall } from "../call.ts";

export function businessCalls(): Record<string, MakeCall> {
  return {
    "business.create": ({ mark }) => ({ body: { business: business(mark) } }),
    "business.edit": ({ mark, businessId }) => ({ params: { id: businessId }, body: { business: business(mark) } }),
    // the current owner again, so that all other callers keep their rights
    "business.changeOwner": ({ businessId, team, owner }) => ({
      as: team,
      params: { id: businessId },
      body: { user: owner.userId },
    }),
    "business.setStripeCustomer": ({ businessId, team, make }) => ({
      as: team,
      params: { id: businessId },
      body: { stripeCustomerId: `cus_${make.digits()}` },
    }),
    "business.claim": async ({ businessId, make }) => {
      const as = await make.newcomer();
      return { as, params: { id: businessId }, body: { userId: as.userId, code: await make.handover() } };
    },
    "business.get": ({ businessId }) => ({ params: { id: businessId } }),
    "business.data": ({ businessId }) => ({ params: { id: businessId } }),
    "business.list": () => ({}),
  };
}
