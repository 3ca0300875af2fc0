// Answers over time as columns, with the moving average as a line; the numbers are also there as a table for screen
// readers.
import type { FormResults } from "@mostrador/domain/growth/forms/schema.ts";
import type { Group } from "@mostrador/domain/growth/forms/summary.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { dayText } from "../../../../ui/data/date-time.tsx";
import { HIDDEN } from "../../../../ui/layout/hidden-text.tsx";

const HEIGHT = 120;
/** Few columns are not drawn across the whole page. */
const WIDEST_COLUMN = 72;
const AVERAGE: Readonly<Record<Group, string>> = {
  day: "promedio móvil de 3 días",
  week: "promedio móvil de 2 semanas",
  month: "promedio móvil de 2 meses",
};

export function OverTime({ periods, group }: Pick<FormResults, "periods"> & { group: Group }) {
  const most = Math.max(1, ...periods.map(({ count }) => count));
  const width = 100 / Math.max(1, periods.length);
  const points = periods.map(
    ({ movingAverage }, at) => `${(at + 0.5) * width},${HEIGHT - (movingAverage * HEIGHT) / most}`,
  );
  const maxWidth = periods.length * WIDEST_COLUMN;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  return (
    <Box component="figure" sx={{ m: 0, position: "relative" }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: "block", width: 1, maxWidth, height: HEIGHT, borderBottom: "1px solid", borderColor: "divider" }}
      >
        {periods.map(({ start, count }, at) => (
          <Box
            key={start}
            component="rect"
            x={at * width + width * 0.15}
            y={HEIGHT - (count * HEIGHT) / most}
            width={width * 0.7}
            height={(count * HEIGHT) / most}
            sx={{ fill: "var(--mui-palette-primary-main)", opacity: 0.45 }}
          />
        ))}
        {points.length > 1 && (
          <Box
            component="polyline"
            points={points.join(" ")}
            vectorEffect="non-scaling-stroke"
            sx={{ fill: "none", stroke: "var(--mui-palette-accent-main)", strokeWidth: 2 }}
          />
        )}
      </Box>
      <Box
        sx={{
          ...{ display: "flex", justifyContent: "space-between", gap: 1, maxWidth },
          ...{ color: "text.secondary", typography: "body2", whiteSpace: "nowrap" },
        }}
      >
        <span>{dayText(first.start)}</span>
        {last !== first && <span>{dayText(last.start)}</span>}
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {`Hasta ${most} por ${NAMES[group]}. La línea es el ${AVERAGE[group]}.`}
      </Typography>
      <Box component="table" sx={HIDDEN}>
        <caption>Respuestas en el tiempo</caption>
        <thead>
          <tr>
            <th scope="col">Desde</th>
            <th scope="col">Respuestas</th>
            <th scope="col">{AVERAGE[group]}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ start, count, movingAverage }) => (
            <tr key={start}>
              <td>{dayText(start)}</td>
              <td>{count}</td>
              <td>{movingAverage}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const NAMES: Readonly<Record<Group, string>> = { day: "día", week: "semana", month: "mes" };
