import { PAGE } from "../../../ground/identity/pages.ts";
import { access, route } from "../../../kit/route.ts";
import { named } from "../../../kit/schema.ts";
import { ClosedConversation, ClosedPage, ClosedQuery } from "./schema.ts";

named({ ClosedConversation });

export const listClosed = route({
  name: "thread.closed",
  method: "GET",
  path: "/api/thread/closed",
  summary: "Las conversaciones que terminaron, por el día en que empezaron, las más nuevas primero, y cuántas son",
  access: access.view(PAGE.chat),
  query: ClosedQuery,
  data: ClosedPage,
});
