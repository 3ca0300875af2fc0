// What a capability shows or starts in a conversation: each declares it in `in-conversation.ts`, and `app/chat` passes
// it down, so that the inbox does not depend on them. A part is hidden from people who may not make its call.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type ComponentType, createContext } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

export type BesideConversation = { contactId: string; onClose: () => void };

/** `name`: in the address. The part is a side panel, or full screen on the phone. */
export type Start = {
  name: string;
  label: string;
  icon: ComponentType;
  route: Route;
  load: Load<BesideConversation>;
};

/** Messages to send later: planned here, and shown while they wait. */
export type SendLaterParts = {
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

export type InConversation = { start?: Start; later?: SendLaterParts };

export const LaterContext = createContext<SendLaterParts | null>(null);
