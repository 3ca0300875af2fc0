import { deleteThread, listMessages } from "@mostrador/domain/conversation/inbox/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { InContact } from "../../../lib/contact/in-contact.ts";

export const inContact: InContact = {
  filters: [
    {
      name: "unread",
      section: "interaction",
      access: access.view(PAGE.chat),
      load: async () => (await import("./contact/unread-filter.tsx")).UnreadFilter,
    },
  ],
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
