// The server calls about campaigns.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { campaigns as resource } from "@mostrador/domain/growth/campaigns/resource.ts";
import * as routes from "@mostrador/domain/growth/campaigns/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { resourceHooks } from "../../../lib/resource/resource-hooks.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

export const campaigns = resourceHooks(resource, "Error al guardar la campaña");

const { list, get } = resource.routes;
const STALE = [list.name, get.name, routes.listMessages.name];
const MESSAGES = [routes.listMessages.name];
/** What a message became is told by its conversation. */
const CHANGES = [resource.changed, newMessage, threadChanged];
/** A campaign changes all the time while it sends. */
const BURST_MS = 1000;
const PAGE_SIZE = 25;

/** What a campaign to this audience would do; nothing without one. */
export function useReach(audienceId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.readReach, businessId && audienceId ? { query: { businessId, audienceId } } : null);
}

export function useMessages(campaignId: string) {
  useRereadOn(CHANGES, MESSAGES, BURST_MS);
  return useJournal(routes.listMessages, { campaignId }, PAGE_SIZE);
}

export const useControl = () => useCall(routes.controlCampaign, STALE, "Error al cambiar la campaña");
export const useTest = () => useCall(routes.testCampaign, [], "Error al enviar la prueba");
