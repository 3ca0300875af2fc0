import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { Id, IdParams } from "../../kit/schema.ts";

const MOST_AT_ONCE = 500;
const some = z.array(reference("client")).max(MOST_AT_ONCE, `Puedes elegir hasta ${MOST_AT_ONCE} contactos`);

export const changeMembers = route({
  name: "audience.members",
  method: "POST",
  path: "/api/audience/:id/clients",
  summary: "Agrega contactos a una audiencia, o los quita de ella",
  access: access.edit(PAGE.audiencias),
  row: "audiences",
  params: IdParams,
  body: z.object({ businessId: Id, add: some.default([]), remove: some.default([]) }),
  /** Those that are new on it, and those that were already on it. */
  data: z.object({ added: z.array(Id), removed: z.array(Id) }),
});
