import { deleteThread, listMessages } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  tabs: [
    { name: "chat", route: listMessages, load: async () => (await import("./contact/contact-chat.tsx")).ContactChat },
  ],
  buttons: [
    {
      name: "delete-thread",
      route: deleteThread,
      load: async () => (await import("./contact/delete-thread.tsx")).DeleteThread,
    },
  ],
};
