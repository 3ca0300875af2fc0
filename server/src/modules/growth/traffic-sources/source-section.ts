// The part of '/contactos/dashboard' that traffic sources give.
import { sourceFigures } from "@mostrador/domain/growth/traffic-sources/figures.ts";
import type { DashboardSection } from "../../business/branches/index.ts";
import { readSourceCells } from "./figures.store.ts";
import { trafficSourceActions } from "./traffic-source.ts";

export const sourceSection: DashboardSection = {
  dashboard: "contacts",
  async read(tx, { edges }) {
    const [cells, sources] = await Promise.all([readSourceCells(tx, edges), trafficSourceActions.store.all(tx)]);
    return sourceFigures(cells, new Map(sources.map(({ id, source }) => [id, source as string])));
  },
};
