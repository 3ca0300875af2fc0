// The list of actions that withdraw a planned message. New ones must join this list: the proof takes its races from
// it.
import type { PlanningShop } from "../../server/test/shops/planning-shop.ts";

export type WithdrawnPlan = {
  by: string;
  /** It withdraws all planned messages of this client, so the proof runs it once, at the end. */
  isForAll?: true;
  /** Resolves when it is committed. */
  withdraw(shop: PlanningShop, appointmentId: string, notificationId: string): Promise<unknown>;
};

export const WITHDRAWN_PLANS: WithdrawnPlan[] = [
  {
    by: "a cancelled appointment",
    withdraw: ({ owner }, id) => owner.patch(`/api/appointment/${id}`, { status: "cancelada" }),
  },
  {
    by: "an appointment that was deleted",
    withdraw: ({ owner }, id) => owner.delete(`/api/appointment/${id}`),
  },
  {
    by: "an appointment that moved",
    withdraw: async ({ owner }, id) => {
      const { start } = (await owner.get(`/api/appointment/${id}`)).body.data;
      const later = new Date(Date.parse(start) + 15 * 60_000).toISOString();
      return owner.put(`/api/appointment/${id}`, { appointment: { start: later, confirmOutsideHours: true } });
    },
  },
  {
    by: "a contact that was deleted",
    isForAll: true,
    withdraw: ({ owner, clientId }) => owner.delete(`/api/client/${clientId}`),
  },
];
