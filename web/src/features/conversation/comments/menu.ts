import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { QuestionAnswerOutlined } from "../../../ui/icon/messages.ts";

export const entries: readonly MenuEntry[] = [
  {
    group: "Integraciones",
    label: "Comentarios",
    path: "/integraciones/comentarios-meta",
    icon: QuestionAnswerOutlined,
    page: PAGE.comentarios,
    tags: ["nuevo"],
  },
];
