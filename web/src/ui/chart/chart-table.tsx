// The values of a chart as a table. A row of totals follows where the values can be added up.
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { HiddenText } from "../layout/hidden-text.tsx";
import { averageLabel, type ChartProps } from "./chart-data.ts";

/** Out of sight it has no links, which the Tab key would reach unseen. */
type Props = ChartProps & { caption: string; isInSight: boolean };

export function ChartTable(props: Props) {
  const { caption, isInSight, places, series, valueText, rowsOf, onOpen } = props;
  const columns = series.flatMap(({ id, label, values, average }) => [
    { id, label, values, isAverage: false },
    ...(average ? [{ id, label: averageLabel(label), values: average, isAverage: true }] : []),
  ]);
  return (
    <Table size="small" stickyHeader aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col">
            <HiddenText>Concepto</HiddenText>
          </TableCell>
          {columns.map(({ label }) => (
            <TableCell key={label} component="th" scope="col" align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {places.map((place, at) => (
          <TableRow key={place.key}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
              {place.label}
            </TableCell>
            {columns.map(({ id, label, values, isAverage }) => {
              const text = valueText(values[at] ?? null);
              const address = !isInSight || isAverage || !values[at] ? null : (rowsOf?.(place.key, id) ?? null);
              return (
                <TableCell key={label} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                  {address && onOpen ? (
                    <Link
                      href={address}
                      onClick={(event) => {
                        event.preventDefault();
                        onOpen(address);
                      }}
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
            Total
          </TableCell>
          {columns.map(({ label, values, isAverage }) => (
            <TableCell key={label} align="right" sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
              {isAverage ? "" : valueText(totalOf(values))}
            </TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Values have at most two decimals: added up in hundredths they stay exact. */
function totalOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0) / 100;
}
