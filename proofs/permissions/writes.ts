// Which row each call writes. A route with a body and without an entry fails the run; those that name a row by `row` and
// the id in their path need none.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import type { Reply } from "../../server/test/caller.ts";
import type { Call } from "../world/calls.ts";

export type Written = { table: string; column: string; value: string };

type Find = (call: Call, answer: Reply) => Written;

const made =
  (table: string, column = "id"): Find =>
  (_call, { body }) => ({ table, column, value: (Array.isArray(body.data) ? body.data[0] : body.data)._id });

const WRITES: Record<string, Find> = {
  ...Object.fromEntries(RESOURCES.map(({ routes, table }) => [routes.create.name, made(table)])),
  "member.grant": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.userId ?? "" }),
  "invitation.create": made("invitations"),
  "user.join": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.id ?? "" }),
  "file.upload": (_call, { body }) => ({ table: "files", column: "public_id", value: body.data.public_id }),
  "business.create": made("businesses", "business_id"),
  "client.create": made("contacts"),
  "moneyMovement.create": made("money_movements"),
  "moneyMovementCategory.create": ({ body }) => ({
    table: "businesses",
    column: "business_id",
    value: String(body?.businessId),
  }),
  "stockMovement.create": made("stock_movements"),
  "appointment.create": made("appointments"),
  "block.create": made("appointments"),
  "channel.connect": made("channels"),
  "thread.markRead": ({ body }) => ({ table: "threads", column: "contact_id", value: String(body?.clientId) }),
  "message.send": made("messages"),
  "assistant.create": made("assistants"),
};

/** Asked with a body, and write nothing. */
const QUESTIONS = new Set(["place.states", "place.cities"]);

/** Undefined for what writes no row that stays. */
export function writtenBy(route: Route): Find | undefined {
  if (route.method === "GET" || route.method === "DELETE" || QUESTIONS.has(route.name)) return undefined;
  const { row: table } = route;
  const column = table === "businesses" ? "business_id" : "id";
  if (table) return ({ params }) => ({ table, column, value: params?.id ?? "" });
  const found = WRITES[route.name];
  if (!found && route.body)
    throw new Error(`${route.name} writes a row: proofs/permissions/writes.ts wants to know which`);
  return found;
}
