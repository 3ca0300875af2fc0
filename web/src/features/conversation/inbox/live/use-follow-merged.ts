import { contactsMerged } from "@mostrador/domain/business/contacts/merge/live.ts";
import { useCallback } from "react";
import { useLive } from "../../../../lib/live.ts";
import type { InboxAddress } from "../use-inbox-address.ts";

/** The open conversation goes on with the contact that stayed when its own was merged into another. */
export function useFollowMerged({ clientId, open }: InboxAddress): void {
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
