// 'Factura global': the draft of a day's CFDI, to read and to download as a sheet for the accountant.
import { localOf } from "@mostrador/domain/kit/time.ts";
import { paymentFormText } from "@mostrador/domain/money/tills/global-invoice.ts";
import type { GlobalInvoice } from "@mostrador/domain/money/tills/schema.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import * as z from "zod";
import { saveSheet } from "../../../lib/sheet/save-sheet.ts";
import { clockCell, type SheetCell } from "../../../lib/sheet/sheet-cell.ts";
import { ExportButton } from "../../../ui/action/export-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { hourText } from "../../../ui/time/hour-text.ts";
import { useBranchZones } from "../../business/branches/index.ts";
import { useGlobalInvoice } from "./api.ts";

const Of = z.looseObject({});
type Props = { branches: readonly { _id: string; name: string }[]; onClose: () => void };

export function GlobalInvoiceDialog({ branches, onClose }: Props) {
  const { zoneOf } = useBranchZones();
  const [today] = useState(() => localOf(zoneOf(branches[0]?._id ?? null), Date.now()).day);
  return (
    <Dialog open onClose={onClose} title="Factura global del día">
      <Form schema={Of} defaultValues={{ day: today, branchId: branches[0]?._id ?? null }} onSubmit={() => undefined}>
        <Stack sx={{ gap: 2 }}>
          <DayField name="day" label="Día" />
          {branches.length > 1 && (
            <SelectField
              name="branchId"
              label="Sucursal"
              options={branches.map(({ _id: value, name: label }) => ({ value, label }))}
            />
          )}
          <Draft />
        </Stack>
      </Form>
    </Dialog>
  );
}

function Draft() {
  const day = useFormValue<string | null>("day");
  const branchId = useFormValue<string | null>("branchId");
  const zone = useBranchZones().zoneOf(branchId);
  const draft = useGlobalInvoice(day && branchId ? { day, branchId } : null);
  if (draft.error) return <ErrorState error={draft.error} onRetry={() => void draft.refetch()} dense />;
  if (draft.isLoading) return <Skeleton height={160} />;
  if (!draft.data) return null;
  if (draft.data.lines.length === 0)
    return (
      <Stack sx={{ gap: 2 }}>
        <Empty drawing="search" text="Ese día no hay ventas por facturar." dense />
        <Returned draft={draft.data} />
      </Stack>
    );
  const { lines, base, tax, total, invoicedSingly, paymentForm } = draft.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts
        facts={[
          { label: "Recibos", value: lines.length },
          { label: "Subtotal", value: moneyText(base) },
          { label: "IVA 16 %", value: moneyText(tax) },
          { label: "Total", value: moneyText(total) },
          { label: "Forma de pago (SAT)", value: paymentFormText(paymentForm) },
          invoicedSingly > 0 && { label: "Facturados por separado", value: invoicedSingly },
        ]}
      />
      <Returned draft={draft.data} />
      <Lines lines={lines} zone={zone} />
      <Typography variant="body2" color="textSecondary">
        Son los datos para el CFDI global a público en general, con IVA incluido en el precio. Revísalos con tu
        contador.
      </Typography>
      <Box sx={{ alignSelf: "start" }}>
        <ExportButton
          save={() => saveSheet(`factura-global-${day}`, "Factura global", HEADERS, cellsOf(lines, zone))}
          noun={["recibo", "recibos"]}
        />
      </Box>
    </Stack>
  );
}

/** One for each ticket. */
function Lines({ lines, zone }: { lines: GlobalInvoice["lines"]; zone: string }) {
  return (
    <ScrollBox label="Recibos de la factura" sx={{ maxHeight: 300 }}>
      <Table size="small" aria-label="Recibos" sx={{ "& td, & th": { px: 1, whiteSpace: "nowrap" } }}>
        <TableHead>
          <TableRow>
            <TableCell>Recibo</TableCell>
            <TableCell>Hora</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ ticket, at, total }) => (
            <TableRow key={ticket}>
              <TableCell>{ticket}</TableCell>
              <TableCell>{hourText(localOf(zone, Date.parse(at)).time)}</TableCell>
              <TableCell align="right">{moneyText(total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}

/** What was given back, where an invoice that was issued before does not know it. */
function Returned({ draft: { returnedLater, returnedOfEarlier, returnedOfNone } }: { draft: GlobalInvoice }) {
  return (
    <>
      {returnedLater > 0 && (
        <Notice tone="warning">
          {`Después de ese día se devolvieron ${moneyText(returnedLater)} de estas ventas, y ya están descontados. Si emitiste la factura antes, haz una nota de crédito por esa cantidad.`}
        </Notice>
      )}
      {returnedOfEarlier > 0 && (
        <Notice>
          {`Ese día devolviste ${moneyText(returnedOfEarlier)} de ventas de días anteriores. Se descuentan de la factura de su día; si ya la emitiste, haz una nota de crédito.`}
        </Notice>
      )}
      {returnedOfNone > 0 && (
        <Notice tone="warning">
          {`Ese día hay salidas de la categoría Ventas por ${moneyText(returnedOfNone)} que no son de una cita, un pedido, una inscripción o un paquete. No se descuentan de ninguna venta.`}
        </Notice>
      )}
    </>
  );
}

/** The names that the SAT gives them; the last is ours. */
const HEADERS = [
  "NoIdentificacion",
  "Fecha",
  "ClaveProdServ",
  "ClaveUnidad",
  "Descripcion",
  "FormaPago",
  "Base",
  "IVA",
  "Total",
  "Devuelto después",
];

function cellsOf(lines: GlobalInvoice["lines"], zone: string): SheetCell[][] {
  return lines.map((line) => [
    ...[line.ticket, clockCell(line.at, zone), line.productKey, line.unitKey, line.description, line.paymentForm],
    ...[line.base, line.tax, line.total, line.returnedLater],
  ]);
}
