// What a capability lets people begin for the contact they are talking to, beside the conversation: its `in-conversation.ts`
// says it, and `app/chat` puts it together. Whoever may not make the call is not shown it.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { ComponentType } from "react";

export type BesideConversation = { contactId: string; onClose: () => void };

/** `name`: in the address. The part is a side panel, and over the whole screen on the phone. */
export type InConversation = {
  name: string;
  label: string;
  icon: ComponentType;
  route: Route;
  load: () => Promise<ComponentType<BesideConversation>>;
};
