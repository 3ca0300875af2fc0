// Sends a text to a contact by WhatsApp, for pages below the inbox, such as a receipt. The inbox shows it by itself.
import { sendMessage } from "@mostrador/domain/conversation/inbox/routes.ts";
import { useRef } from "react";
import { newKey } from "../new-key.ts";
import { useCall } from "../query.ts";
import { useActiveBusiness, useMayCall } from "../session/active-business.ts";

/** Null: this person may not write to contacts. Pressing again repeats the same message, which is sent once. */
export function useWriteToContact() {
  const { businessId } = useActiveBusiness();
  const key = useRef(newKey());
  const call = useCall(sendMessage, []);
  if (!useMayCall()(sendMessage) || !businessId) return null;
  return {
    isSending: call.isPending,
    send: async (clientId: string, text: string): Promise<void> => {
      const message = { businessId, clientId, channel: "WhatsApp" as const, text, clientKey: key.current };
      await call.mutateAsync({ body: { message } });
    },
  };
}
