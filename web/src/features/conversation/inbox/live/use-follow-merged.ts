import { contactsMerged } from "@mostrador/domain/business/contacts/merge/live.ts";
import { useCallback, useEffect } from "react";
import { useLive } from "../../../../lib/live.ts";
import { useContact } from "../../../business/contacts/index.ts";
import type { InboxAddress } from "../use-inbox-address.ts";

/**
 * After a merge, opens the conversation of the contact that stayed: for the open conversation, and for old addresses.
 */
export function useFollowMerged({ clientId, messageId, open }: InboxAddress): void {
  const found = useContact(clientId).data?._id;
  useEffect(() => {
    if (clientId && found && found !== clientId) open(found, messageId);
  });
  useLive(
    contactsMerged,
    useCallback(
      ({ keptId, goneId, merged }: { keptId: string; goneId: string; merged: boolean }) => {
        if (merged && goneId === clientId) open(keptId);
      },
      [clientId, open],
    ),
  );
}
