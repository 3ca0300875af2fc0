// The server calls about merging contacts.
import { contactsMerged } from "@mostrador/domain/business/contacts/merge/live.ts";
import * as routes from "@mostrador/domain/business/contacts/merge/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../../lib/live.ts";
import { useCall, useRead } from "../../../../lib/query.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";

const A_WHILE_MS = 5 * 60_000;

/** Compares all contacts, so it does not run each time the directory opens. */
export function useDuplicates() {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listDuplicates, businessId ? { query: { businessId } } : null, { staleTime: A_WHILE_MS });
}

export function useMerges(id: string) {
  return useRead(routes.listMerges, { params: { id } }, { staleTime: 0 });
}

export const useKeepApart = () => useCall(routes.keepApart, [routes.listDuplicates.name]);
export const useMergeContacts = () => useCall(routes.mergeContacts, []);

/** All views that show either contact may be outdated. */
export function useRereadAll() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries(), [client]);
}

/** Another person merged or separated contacts: the directory and contact pages are read again. */
export function useMergesLive() {
  useLive(contactsMerged, useRereadAll());
}

/** 'Deshacer', in all places that offer it. */
export function useUndoMerge() {
  const { mutateAsync } = useCall(routes.undoMerge, []);
  const reread = useRereadAll();
  const toast = useToast();
  return async (id: string): Promise<boolean> => {
    try {
      const { message } = await mutateAsync({ params: { id } });
      toast.success(message);
      return true;
    } catch (reason) {
      toast.error(sayError(reason));
      return false;
    } finally {
      reread();
    }
  };
}
