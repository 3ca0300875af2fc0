// A dashboard: its period and filters, its figures, its charts, and its files.
import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { UseQueryResult } from "@tanstack/react-query";
import { memo, useRef } from "react";
import { useNavigate } from "react-router";
import { Chart } from "../../../ui/chart/chart.tsx";
import { dayText } from "../../../ui/data/date-time.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { CHOSEN_DAYS, type DashboardAddress, PRESETS } from "./dashboard-address.ts";
import { DashboardFilters } from "./dashboard-filters.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FigureCard } from "./figure-card.tsx";
import { shortText, valueText } from "./figure-text.ts";
import type { RowsOf } from "./rows-of.ts";

type Props = {
  title: string;
  address: DashboardAddress;
  read: UseQueryResult<FigureSheet>;
  rowsOf: RowsOf;
};

type SheetProps = {
  sheet: FigureSheet;
  rowsOf: RowsOf;
  branchId: string | undefined;
  specialistId: string | undefined;
};

export function DashboardView({ title, address, read, rowsOf }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const { data } = read;
  const presets = [...PRESETS, ...(address.preset === "dias" ? [CHOSEN_DAYS] : [])];
  return (
    <Page
      title={title}
      subtitle={data && periodText(data.period)}
      tools={
        <>
          <Tabs label="Periodo" value={address.preset} onChange={address.choose} tabs={presets} />
          <DashboardFilters address={address} />
          {data && <ExportMenu title={title} period={periodText(data.period)} dashboard={data} sheet={sheet} />}
        </>
      }
    >
      {read.isError && !data ? (
        <ErrorState error={read.error} onRetry={() => read.refetch()} />
      ) : !data ? (
        <CardsSkeleton />
      ) : (
        <Box ref={sheet} sx={{ opacity: read.isPlaceholderData ? 0.6 : 1 }}>
          <Sheet
            sheet={data}
            rowsOf={rowsOf}
            branchId={address.branchId.branchId}
            specialistId={address.specialistId.specialistId}
          />
        </Box>
      )}
    </Page>
  );
}

/** Kept as it is while the next period is read: its charts are slow to draw. */
const Sheet = memo(function Sheet({ sheet, rowsOf, branchId, specialistId }: SheetProps) {
  const navigate = useNavigate();
  return (
    <Stack spacing={2}>
      <Box component="dl" aria-label="Cifras del periodo" sx={FIGURES}>
        {sheet.figures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </Box>
      <Box sx={CHARTS}>
        {sheet.charts.map(({ id, dimension, unit, title: name, explanation, drawing, places, series, emptyText }) => (
          <Box
            key={id}
            sx={{ display: "grid", minWidth: 0, gridColumn: { lg: dimension === "time" ? "1 / -1" : "auto" } }}
          >
            <Chart
              {...{ title: name, explanation, drawing, places, series }}
              {...(emptyText && { emptyText })}
              valueText={(value) => valueText(unit, value)}
              shortText={(value) => shortText(unit, value)}
              rowsOf={(place, one) =>
                rowsOf({
                  ...{ chart: { id, dimension }, place, series: one, period: sheet.period },
                  ...{ branchId, specialistId },
                })
              }
              onOpen={(to) => navigate(to)}
            />
          </Box>
        ))}
      </Box>
    </Stack>
  );
});

const FIGURES = {
  display: "grid",
  gridTemplateColumns: { xs: "repeat(auto-fit, minmax(150px, 1fr))", sm: "repeat(auto-fit, minmax(200px, 1fr))" },
  gap: 2,
  m: 0,
} as const;
const CHARTS = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: 2,
} as const;

function periodText({ from, to, before }: FigureSheet["period"]): string {
  const days = (range: { from: string; to: string }) =>
    range.from === range.to ? dayText(range.from) : `${dayText(range.from)} – ${dayText(range.to)}`;
  return `${days({ from, to })}, comparado con ${days(before)}`;
}
