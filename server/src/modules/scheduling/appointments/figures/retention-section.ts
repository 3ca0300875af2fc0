// The part of '/contactos/dashboard' that appointments give: which clients came back.
import { retentionFigures } from "@mostrador/domain/scheduling/appointments/retention.ts";
import type { DashboardSection } from "../../../business/branches/index.ts";
import { readNames } from "./figures.store.ts";
import { readRetention } from "./retention.store.ts";

export const retentionSection: DashboardSection = {
  dashboard: "contacts",
  async read(tx, { edges, now }) {
    const [rows, { names }] = await Promise.all([readRetention(tx, edges, now), readNames(tx)]);
    return retentionFigures(rows, names);
  },
};
