import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { IdParams } from "../../../kit/schema.ts";
import { Thread } from "../schema.ts";

export const takeHeld = route({
  name: "thread.takeHeld",
  method: "POST",
  path: "/api/thread/:id/take",
  summary: "Toma una conversación que lleva la IA de Meta, para contestarla desde aquí",
  access: access.edit(PAGE.chat),
  row: "threads",
  params: IdParams,
  data: Thread,
  rate: "heavy",
});

export const giveBackHeld = route({
  name: "thread.giveBack",
  method: "POST",
  path: "/api/thread/:id/give-back",
  summary: "Devuelve una conversación a la IA de Meta",
  access: access.edit(PAGE.chat),
  row: "threads",
  params: IdParams,
  data: Thread,
  rate: "heavy",
});
