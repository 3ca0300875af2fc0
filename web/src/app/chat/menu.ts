import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../lib/page/menu-entry.ts";
import { ChatBubbleOutlineRounded } from "../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Herramientas",
    label: "Chat",
    path: "/chat",
    icon: ChatBubbleOutlineRounded,
    page: PAGE.chat,
    tags: ["beta"],
  },
];
