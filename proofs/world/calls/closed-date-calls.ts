// The good calls of closed dates.
import { day, type MakeCall } from "../call.ts";

export function closedDateCalls(): Record<string, MakeCall> {
  return {
    "closedDate.list": ({ businessId }) => ({ query: { businessId, from: day(1), to: day(400) } }),
    "closedDate.create": ({ businessId, branchId, mark, make }) => ({
      body: { closedDate: { businessId, branchId, day: make.farDay(), name: `Cierre ${mark}` } },
    }),
    "closedDate.edit": async ({ mark, make }) => ({
      params: { id: await make.closedDate() },
      body: { closedDate: { name: `Otro cierre ${mark}`, hours: [{ from: "10:00", to: "14:00" }] } },
    }),
    "closedDate.delete": async ({ make }) => ({ params: { id: await make.closedDate() } }),
  };
}
