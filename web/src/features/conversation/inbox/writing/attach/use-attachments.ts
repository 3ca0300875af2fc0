// The files for the message of one conversation.
import { MOST_AT_ONCE } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { useMemo } from "react";
import { useToast } from "../../../../../ui/state/toast.ts";
import { dropAttachment, keepAttachment, keepFiles, keptAttachments } from "../unsent/kept-attachments.ts";
import { useKept } from "../unsent/kept-by-contact.ts";
import type { Attachment } from "./attachment.ts";

export function useAttachments(businessId: string, clientId: string) {
  const toast = useToast();
  const all = useKept(keptAttachments, clientId);
  return useMemo(
    () => ({
      all,
      add: (files: readonly File[]) => {
        if (!keepFiles({ businessId, clientId }, files))
          toast.info(`Puedes mandar hasta ${MOST_AT_ONCE} archivos a la vez.`);
      },
      /** A file that is already on the server. */
      addReady: (one: Attachment) => keepAttachment(clientId, one),
      remove: (key: string) => dropAttachment(clientId, key),
      /** Clears them after they were passed on. */
      clear: () => keptAttachments.put(clientId, []),
    }),
    [all, businessId, clientId, toast],
  );
}
