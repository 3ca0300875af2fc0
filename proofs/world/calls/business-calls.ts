// Good calls of the business itself: its own people's, the team's, and of whoever receives it.
import { business } from "../bodies.ts";
import type { MakeCall } from "../call.ts";

export function businessCalls(): Record<string, MakeCall> {
  return {
    "business.create": ({ mark }) => ({ body: { business: business(mark) } }),
    "business.edit": ({ mark, businessId }) => ({ params: { id: businessId }, body: { business: business(mark) } }),
    // whose it is already: everybody else of the proofs keeps their rights
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
