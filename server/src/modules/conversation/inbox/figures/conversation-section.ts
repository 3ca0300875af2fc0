// The part of '/contactos/dashboard' that conversations give: what the assistant closed without a person.
import { conversationFigures } from "@mostrador/domain/conversation/inbox/figures.ts";
import type { DashboardSection } from "../../../business/branches/index.ts";
import { readConversationCells } from "./figures.store.ts";

export const conversationSection: DashboardSection = {
  dashboard: "contacts",
  async read(tx, { businessEdges, period, groups, now }) {
    return conversationFigures(await readConversationCells(tx, businessEdges, now), { by: period.by, groups });
  },
};
