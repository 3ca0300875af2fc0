import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { reference } from "../../kit/reference.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessId, Id, IdParams, Nothing, paging, TimeCursor } from "../../kit/schema.ts";
import { Notification } from "../outreach/schema.ts";
import { CAMPAIGN_ACTIONS } from "./progress.ts";
import { campaigns } from "./resource.ts";
import { CampaignReach } from "./schema.ts";

export const readReach = route({
  name: "campaign.reach",
  method: "GET",
  path: "/api/campaign/reach",
  summary: "A cuántos contactos llegaría una campaña a esta audiencia, y qué la detendría",
  access: access.view(PAGE.campanas),
  row: "audiences",
  rowIn: "audienceId",
  query: z.object({ businessId: BusinessId, audienceId: Id }),
  data: CampaignReach,
});

export const controlCampaign = route({
  name: "campaign.control",
  method: "POST",
  path: "/api/campaign/:id/control",
  summary: "Inicia, pausa, reanuda o detiene una campaña",
  access: access.edit(PAGE.campanas),
  row: "campaigns",
  params: IdParams,
  body: z.object({
    businessId: Id,
    action: z.enum(CAMPAIGN_ACTIONS, "Elige iniciar, pausar, reanudar o detener"),
  }),
  data: campaigns.Row,
});

export const testCampaign = route({
  name: "campaign.test",
  method: "POST",
  path: "/api/campaign/:id/test",
  summary: "Envía el mensaje de una campaña a un solo contacto, como prueba",
  access: access.edit(PAGE.campanas),
  row: "campaigns",
  params: IdParams,
  body: z.object({ businessId: Id, clientId: reference("client") }),
  data: Nothing,
});

export const listMessages = route({
  name: "campaign.messages",
  method: "GET",
  path: "/api/campaign/message",
  summary: "Los mensajes de una campaña, uno por contacto, con su estado y la razón del canal",
  access: access.view(PAGE.campanas),
  row: "campaigns",
  rowIn: "campaignId",
  query: z.object({
    businessId: BusinessId,
    campaignId: Id,
    limit: paging(40, 200).limit,
    after: TimeCursor.optional(),
  }),
  data: z.array(Notification),
  paged: true,
});
