// What a capability shows in a conversation, and lets people begin beside it: its `in-conversation.ts` says it, and `app/chat`
// hands it down, so that the inbox knows nothing of what stands above it. Whoever may not make the call is not shown it.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type ComponentType, createContext } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

export type BesideConversation = { contactId: string; onClose: () => void };

/** `name`: in the address. The part is a side panel, and over the whole screen on the phone. */
export type Start = {
  name: string;
  label: string;
  icon: ComponentType;
  route: Route;
  load: Load<BesideConversation>;
};

/** Words that are to be sent later: planned here, and shown while they wait. */
export type Later = {
  route: Route;
  dialog: Load<{
    clientId: string;
    text: string;
    zone: string | undefined;
    onPlanned: () => void;
    onClose: () => void;
  }>;
  waiting: Load<{ clientId: string; zone: string | undefined }>;
};

export type InConversation = { start?: Start; later?: Later };

export const LaterContext = createContext<Later | null>(null);
