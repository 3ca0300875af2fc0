import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { BusinessQuery, Id } from "../../../kit/schema.ts";
import { ContactFilter, SearchText } from "./schema.ts";

export const foundContacts = route({
  name: "client.found",
  method: "GET",
  path: "/api/client/directory/ids",
  summary: "A quiénes encuentra el directorio, para hacer algo con todos: hasta 5,000, los más nuevos primero",
  access: access.view(PAGE.contactos),
  query: BusinessQuery.extend({ search: SearchText.optional(), ...ContactFilter.shape }),
  data: z.object({ ids: z.array(Id), total: z.int() }),
});
