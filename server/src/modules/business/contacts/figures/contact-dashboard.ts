// The dashboard '/contactos/dashboard'.
import { contactFigures } from "@mostrador/domain/business/contacts/figures.ts";
import type { DashboardSection } from "../../branches/index.ts";
import { countContactsNow, readContactCells } from "./figures.store.ts";

export const contactDashboard: DashboardSection = {
  dashboard: "contacts",
  async read(tx, { businessEdges, period, groups }) {
    const [cells, now] = await Promise.all([readContactCells(tx, businessEdges), countContactsNow(tx)]);
    return contactFigures(cells, now, { by: period.by, groups });
  },
};
