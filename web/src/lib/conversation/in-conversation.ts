// What capabilities above the inbox show in a conversation: `app/chat` hands it down, so that the inbox knows nothing of
// what stands above it. Whoever may not make the call is not shown the part.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type ComponentType, createContext } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

export type InConversation = {
  /** Words that are to be sent later: planned here, and shown while they wait. */
  later?: {
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
};

export const InConversationContext = createContext<InConversation>({});
