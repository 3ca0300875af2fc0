// Besides the usual calls: lists the sources by name, or for the contact that came through them.
import { listQuery } from "../../kit/resource/resource-list.ts";
import { route } from "../../kit/route.ts";
import { optionalText } from "../../kit/schema.ts";
import { trafficSources } from "./resource.ts";

/** The business follows from the contact. `trafficSourceName`: a part of its name. */
export const listTrafficSources = route({
  ...trafficSources.routes.list,
  row: "contacts",
  rowIn: "clientId",
  query: listQuery(
    { createdAt: "time", source: "text", keyword: "text" },
    { clientId: null },
    { trafficSourceName: optionalText(60, "El nombre de la fuente") },
  ),
});
