// The drawing of a chart, by MUI X Charts. The arrow keys walk through its points.
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { BarPlot } from "@mui/x-charts/BarChart";
import { ChartsAxisHighlight } from "@mui/x-charts/ChartsAxisHighlight";
import { ChartsDataProvider } from "@mui/x-charts/ChartsDataProvider";
import { ChartsGrid } from "@mui/x-charts/ChartsGrid";
import { ChartsLegend } from "@mui/x-charts/ChartsLegend";
import { ChartsSurface } from "@mui/x-charts/ChartsSurface";
import { ChartsTooltip } from "@mui/x-charts/ChartsTooltip";
import { ChartsWrapper } from "@mui/x-charts/ChartsWrapper";
import { ChartsXAxis } from "@mui/x-charts/ChartsXAxis";
import { ChartsYAxis } from "@mui/x-charts/ChartsYAxis";
import { LinePlot } from "@mui/x-charts/LineChart";
import { usePhone } from "../layout/use-screen.ts";
import { averageLabel, type ChartProps } from "./chart-data.ts";

const HEIGHT = 280;
const BAR_HEIGHT = 34;
/** How much thinner bars are that share a place. */
const PACKED = 0.7;
const LEGEND = 40;

export function ChartDrawing(props: ChartProps) {
  const { title, drawing, places, series, valueText, shortText = valueText, rowsOf, onOpen } = props;
  const { vars } = useTheme();
  const lies = drawing === "bars";
  const isPhone = usePhone();
  const labels = new Map(places.map(({ key, label }) => [key, label]));
  const columns = series.map(({ id, label, tone, values }) => ({
    ...{ id, label, type: "bar" as const, data: [...values], valueFormatter: valueText },
    color: vars?.palette[tone].main ?? "",
    layout: lies ? ("horizontal" as const) : ("vertical" as const),
    ...(drawing === "stacked" && { stack: "all" }),
    ...(lies && {
      barLabelPlacement: "outside" as const,
      barLabel: ({ value }: { value: number | null }) => (value === null ? null : shortText(value)),
    }),
  }));
  const lines = series.flatMap(({ id, label, tone, average }) =>
    average
      ? [
          {
            ...{ id: `${id}-average`, label: averageLabel(label), type: "line" as const, data: [...average] },
            ...{
              color: vars?.palette[tone].ink ?? "",
              showMark: false,
              curve: "linear" as const,
              valueFormatter: valueText,
            },
          },
        ]
      : [],
  );
  const band = {
    // by key: two people may have one name
    data: [...labels.keys()],
    valueFormatter: (key: string) => labels.get(key) ?? "",
    scaleType: "band" as const,
    tickLabelStyle: TICKS,
    ...(!lies && { categoryGapRatio: gapOf(places.length * (drawing === "stacked" ? 1 : series.length), isPhone) }),
  };
  const isWhole = series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  const amounts = {
    ...(isWhole && { tickMinStep: 1 }),
    tickLabelStyle: TICKS,
    valueFormatter: (value: number) => shortText(value),
  };
  const longest = Math.max(...places.map(({ label }) => label.length));
  const labelWidth = isPhone ? LABEL_WIDTH : Math.min(WIDEST_LABEL, Math.max(LABEL_WIDTH, longest * LETTER + 12));
  const open = (at: number, id: string) => {
    const place = places[at];
    const address = place && rowsOf?.(place.key, id);
    if (address) onOpen?.(address);
  };
  return (
    <Box role="group" aria-label={title} sx={{ width: 1, minWidth: 0, "& .MuiBarLabel-root": TICKS }}>
      <ChartsDataProvider
        height={
          lies
            ? places.length * BAR_HEIGHT * Math.max(1, columns.length * PACKED) + (columns.length > 1 ? LEGEND : 0) + 16
            : HEIGHT
        }
        series={[...columns, ...lines]}
        xAxis={[lies ? { ...amounts, position: "none" } : { ...band, height: 28 }]}
        yAxis={[lies ? { ...band, width: labelWidth } : { ...amounts, width: 64 }]}
        margin={{ left: 0, right: lies ? 72 : 12, top: 12, bottom: 0 }}
        localeText={{ a11yNoValue: valueText(null) }}
        skipAnimation
      >
        <ChartsWrapper legendDirection="horizontal" legendPosition={{ vertical: "top", horizontal: "start" }}>
          {columns.length + lines.length > 1 && <ChartsLegend direction="horizontal" />}
          <ChartsSurface>
            {!lies && <ChartsGrid horizontal />}
            <BarPlot
              skipAnimation
              borderRadius={3}
              onItemClick={(_, { dataIndex, seriesId }) => open(dataIndex, String(seriesId))}
            />
            {lines.length > 0 && <LinePlot skipAnimation />}
            {!lies && <ChartsXAxis disableTicks />}
            <ChartsYAxis disableTicks disableLine />
            <ChartsAxisHighlight {...(lies ? { y: "band" } : { x: "band" })} />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartsDataProvider>
    </Box>
  );
}

/** The part of each place that stays empty: a few bars do not fill the whole drawing. */
function gapOf(bars: number, isPhone: boolean): number {
  const width = isPhone ? PHONE_WIDTH : DESKTOP_WIDTH;
  return Math.max(NARROWEST_GAP, 1 - (bars * WIDEST_BAR) / width);
}

const NARROWEST_GAP = 0.2;
const WIDEST_BAR = 56;
/** About as wide as the drawing is, without its axis. */
const PHONE_WIDTH = 260;
const DESKTOP_WIDTH = 900;

/** The smallest text on a phone. */
const TICKS = { fontSize: 13 };
const LABEL_WIDTH = 120;
const WIDEST_LABEL = 220;
const LETTER = 7.2;
