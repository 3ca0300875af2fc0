// The lines of a statement as a table; on the phone as rows.
import type { EarningLine } from "@mostrador/domain/scheduling/commissions/schema.ts";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { Row } from "../../../ui/list/row.tsx";
import { conceptOf, LINE_HEADERS } from "./line-cells.ts";

const FIRST_NUMBER = 3;
const LAST_NUMBER = 5;

type Props = { lines: readonly EarningLine[]; zone: string };

export function EarningLines({ lines, zone }: Props) {
  if (usePhone()) return <NarrowLines lines={lines} zone={zone} />;
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
              <TableCell sx={{ whiteSpace: "nowrap" }}>{dateTimeText(line.earnedAt, { zone })}</TableCell>
              <TableCell>{conceptOf(line)}</TableCell>
              <TableCell>{line.clientName}</TableCell>
              <TableCell align="right">
                <Money amount={line.base} />
              </TableCell>
              <TableCell align="right">{rateOf(line)}</TableCell>
              <TableCell align="right">
                <Money amount={line.amount} />
              </TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{stateOf(line)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

/** On the phone: a row each, without scrolling sideways. */
function NarrowLines({ lines, zone }: Props) {
  return (
    <Box component="ul" aria-label="Renglones" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a payment that was deleted has no id
        <Box component="li" key={at} sx={{ py: 1, borderBottom: "1px solid", borderColor: "divider" }}>
          <Row
            title={[conceptOf(line), line.clientName].filter(Boolean).join(" · ")}
            subtitle={
              <>
                {`${dateTimeText(line.earnedAt, { zone })} · ${stateOf(line)}`}
                <br />
                {`${rateOf(line)} de ${moneyText(line.base)}`}
              </>
            }
            amount={<Money amount={line.amount} />}
          />
        </Box>
      ))}
    </Box>
  );
}

function rateOf({ fixed, percent }: EarningLine): string {
  return fixed === null ? `${percent} %` : `${moneyText(fixed)} por cita`;
}

function stateOf({ payoutId }: EarningLine): string {
  return payoutId ? "Pagado" : "Por pagar";
}
