import { createNotification } from "@mostrador/domain/growth/outreach/routes.ts";
import type { InConversation } from "../../../lib/conversation/in-conversation.ts";

export const inConversation: InConversation = {
  later: {
    route: createNotification,
    dialog: async () => (await import("./send-later-dialog.tsx")).SendLaterDialog,
    waiting: async () => (await import("./waiting-messages.tsx")).WaitingMessages,
  },
};
