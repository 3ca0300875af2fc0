import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, named } from "../../kit/schema.ts";
import { ReadyRule, ReadyRuleEdit } from "./schema.ts";

named({ ReadyRule, ReadyRuleEdit });

export const listReadyRules = route({
  name: "readyRule.list",
  method: "GET",
  path: "/api/ready-rule",
  summary: "Los mensajes listos del negocio: cumpleaños, volver y reseña, con lo que resultó de cada uno",
  access: access.view(PAGE.upsells),
  query: BusinessQuery,
  data: z.array(ReadyRule),
});

export const editReadyRule = route({
  name: "readyRule.edit",
  method: "PUT",
  path: "/api/ready-rule",
  summary: "Enciende o apaga un mensaje listo, o cambia su texto, su hora y sus días",
  access: access.edit(PAGE.upsells),
  body: z.object({ businessId: Id, rule: ReadyRuleEdit }),
  data: ReadyRule,
});
