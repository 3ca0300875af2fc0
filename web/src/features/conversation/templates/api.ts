// The server calls about the templates of the business.
import { templatesChanged } from "@mostrador/domain/conversation/templates/live.ts";
import * as routes from "@mostrador/domain/conversation/templates/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [templatesChanged];
const STALE = [routes.listTemplates.name];

/** As last read from WhatsApp; read again after changes. */
export function useTemplates() {
  const { businessId } = useActiveBusiness();
  useRereadOn(TOLD, STALE);
  return useRead(routes.listTemplates, businessId ? { query: { businessId } } : null);
}

export const useSyncTemplates = () => useCall(routes.syncTemplates, STALE);
export const useCreateTemplate = () => useCall(routes.createTemplate, STALE);
export const useDeleteTemplate = () => useCall(routes.deleteTemplate, STALE);
