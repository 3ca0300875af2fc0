import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { Instagram, QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Integraciones",
    label: "WhatsApp",
    path: "/integraciones/whatsapp",
    icon: WhatsApp,
    page: PAGE.integraciones,
  },
  {
    group: "Integraciones",
    label: "Messenger",
    path: "/integraciones/messenger",
    icon: QuestionAnswerOutlined,
    page: PAGE.integraciones,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Instagram",
    path: "/integraciones/instagram",
    icon: Instagram,
    page: PAGE.integraciones,
    tags: ["nuevo"],
  },
  {
    group: "Integraciones",
    label: "Meta",
    path: "/integraciones/meta",
    icon: QuestionAnswerOutlined,
    page: PAGE.integraciones,
  },
];
