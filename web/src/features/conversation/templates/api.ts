// What the screens ask about the templates of the business.
import { templatesChanged } from "@mostrador/domain/conversation/templates/live.ts";
import * as routes from "@mostrador/domain/conversation/templates/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../lib/live.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";

const STALE = [routes.listTemplates.name];

/** As they were last read at WhatsApp; read anew when that changes. */
export function useTemplates() {
  const { businessId } = useActiveBusiness();
  const client = useQueryClient();
  const reread = useCallback(() => void client.invalidateQueries({ queryKey: [routes.listTemplates.name] }), [client]);
  useLive(templatesChanged, reread);
  return useRead(routes.listTemplates, businessId ? { query: { businessId } } : null);
}

export const useSyncTemplates = () => useCall(routes.syncTemplates, STALE);
export const useCreateTemplate = () => useCall(routes.createTemplate, STALE);
export const useDeleteTemplate = () => useCall(routes.deleteTemplate, STALE);
