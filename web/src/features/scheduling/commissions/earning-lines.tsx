// The lines of a statement as a table.
import type { EarningLine } from "@mostrador/domain/scheduling/commissions/schema.ts";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { conceptOf, LINE_HEADERS } from "./line-cells.ts";

const FIRST_NUMBER = 3;
const LAST_NUMBER = 5;

export function EarningLines({ lines }: { lines: readonly EarningLine[] }) {
  return (
    <ScrollBox label="Renglones" sx={{ maxHeight: 360, flexShrink: 0 }}>
      <Table size="small" stickyHeader aria-label="Renglones">
        <TableHead>
          <TableRow>
            {LINE_HEADERS.map((label, at) => (
              <TableCell key={label} align={at >= FIRST_NUMBER && at <= LAST_NUMBER ? "right" : "left"}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment that was deleted has no id
            <TableRow key={at}>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{dateTimeText(line.earnedAt)}</TableCell>
              <TableCell>{conceptOf(line)}</TableCell>
              <TableCell>{line.clientName}</TableCell>
              <TableCell align="right">
                <Money amount={line.base} />
              </TableCell>
              <TableCell align="right">
                {line.fixed === null ? `${line.percent} %` : `${moneyText(line.fixed)} por cita`}
              </TableCell>
              <TableCell align="right">
                <Money amount={line.amount} />
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{line.payoutId ? "Pagado" : "Por pagar"}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}
