import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, Nothing, named } from "../../kit/schema.ts";
import { NewTemplate, PromotionReach, Template, TemplateAccount } from "./schema.ts";

named({ Template, NewTemplate, TemplateAccount, PromotionReach });

const Templates = z.object({ templates: z.array(Template), accounts: z.array(TemplateAccount) });

export const listTemplates = route({
  name: "template.list",
  method: "GET",
  path: "/api/whatsapp-template",
  summary: "Las plantillas de WhatsApp del negocio y su estado",
  access: access.view(PAGE.integraciones, PAGE.chat, PAGE.campanas),
  query: BusinessQuery,
  data: Templates,
});

/** The pages whose forms write messages that leave by themselves. */
const PLANNERS = access.view(PAGE.upsells, PAGE.campanas, PAGE.chat, PAGE.funnels, PAGE.contactos, PAGE.integraciones);

export const readPromotionReach = route({
  name: "template.promotionReach",
  method: "GET",
  path: "/api/whatsapp-template/promotion-reach",
  summary: "Si un mensaje automático le llegaría a quien no ha escrito en 24 horas; si no, por qué",
  access: PLANNERS,
  query: BusinessQuery,
  data: PromotionReach,
});

export const syncTemplates = route({
  name: "template.sync",
  method: "POST",
  path: "/api/whatsapp-template/sync",
  summary: "Lee ahora las plantillas que tiene WhatsApp",
  access: access.edit(PAGE.integraciones),
  body: z.object({ businessId: Id }),
  data: Templates,
  rate: "heavy",
});

export const createTemplate = route({
  name: "template.create",
  method: "POST",
  path: "/api/whatsapp-template",
  summary: "Propone una plantilla a WhatsApp, que la revisa",
  access: access.edit(PAGE.integraciones),
  body: z.object({ template: NewTemplate }),
  data: Template,
  status: 201,
  rate: "heavy",
});

export const deleteTemplate = route({
  name: "template.delete",
  method: "DELETE",
  path: "/api/whatsapp-template/:id",
  summary: "Elimina una plantilla, también en WhatsApp",
  access: access.remove(PAGE.integraciones),
  row: "message_templates",
  params: IdParams,
  data: Nothing,
  rate: "heavy",
});
