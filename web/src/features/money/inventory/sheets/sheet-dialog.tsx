// One count with what was expected and counted of each product, or one transfer with what it brought.
import { quantityText } from "@mostrador/domain/catalog/products/stock.ts";
import { SHEET_LABELS, type StockSheet, type StockSheetLine } from "@mostrador/domain/money/inventory/schema.ts";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ScrollBox } from "../../../../ui/layout/scroll-box.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useSheetLines, useStockSheet } from "./api.ts";
import { differencesText, placeText } from "./sheet-text.ts";

type Props = { id: string; zone: string; listed: StockSheet | undefined; onClose: () => void };

/** The address may name one that is not in the list. */
export function OpenedSheet({ id, zone, listed, onClose }: Props) {
  const read = useStockSheet(listed ? null : id);
  const sheet = listed ?? read.data?.[0];
  if (sheet) return <SheetDialog sheet={sheet} zone={zone} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Conteo o traspaso">
      {read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : read.isLoading ? (
        <Skeleton height={160} />
      ) : (
        <Empty drawing="search" text="Ese conteo o traspaso ya no está." dense />
      )}
    </Dialog>
  );
}

function SheetDialog({ sheet, zone, onClose }: { sheet: StockSheet; zone: string; onClose: () => void }) {
  const isCount = sheet.kind === "count";
  return (
    <Dialog open onClose={onClose} title={SHEET_LABELS[sheet.kind]} size="large">
      <Stack sx={{ gap: 2.5 }}>
        <Facts
          facts={[
            { label: isCount ? "Sucursal" : "Recorrido", value: placeText(sheet) },
            { label: "Resultado", value: differencesText(sheet) },
            sheet.reason !== "" && { label: isCount ? "Motivo" : "Comentarios", value: sheet.reason },
            { label: "Registró", value: `${sheet.createdBy}, ${dateTimeText(sheet.createdAt, { zone })}` },
          ]}
        />
        <Lines sheet={sheet} />
      </Stack>
    </Dialog>
  );
}

function Lines({ sheet: { _id, kind, toBranch, fromBranches } }: { sheet: StockSheet }) {
  const read = useSheetLines(_id);
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} dense />;
  if (!read.data) return <RowsSkeleton rows={4} avatar={false} />;
  const isCount = kind === "count";
  const lines = isCount ? read.data : read.data.filter(({ branchName }) => branchName === toBranch);
  if (lines.length === 0) return <Empty drawing="search" text="Todo coincidió con lo esperado." dense />;
  const label = isCount ? "Lo contado" : "Lo traspasado";
  const wide = isCount && fromBranches.length > 1;
  return (
    <ScrollBox label={label}>
      <Box component="table" aria-label={label} sx={TABLE}>
        <thead>
          <tr>
            {["Producto", ...(wide ? ["Sucursal"] : []), ...(isCount ? COUNTED : ["Cantidad"])].map((title) => (
              <th key={title} scope="col" className={WIDE.has(title) ? "wide" : ""}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.branchId} ${line.productId}`}>
              <th scope="row">
                {line.productName}
                {isCount && line.expected !== null && line.counted !== null && (
                  <Typography variant="caption" color="textSecondary" sx={{ display: { sm: "none" } }} component="div">
                    {`Se esperaba ${quantityText(line.expected, line.unit)}, se contó ${quantityText(line.counted, line.unit)}`}
                  </Typography>
                )}
              </th>
              {wide && <td>{line.branchName}</td>}
              {isCount && (
                <td className="wide">{line.expected === null ? "—" : quantityText(line.expected, line.unit)}</td>
              )}
              {isCount && (
                <td className="wide">{line.counted === null ? "—" : quantityText(line.counted, line.unit)}</td>
              )}
              <Box component="td" sx={{ fontWeight: line.difference === 0 ? 400 : 500 }}>
                {isCount ? signed(line) : quantityText(line.difference, line.unit)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </ScrollBox>
  );
}

const COUNTED = ["Se esperaba", "Se contó", "Diferencia"] as const;
/** A phone shows them below the name. */
const WIDE: ReadonlySet<string> = new Set(COUNTED.slice(0, 2));

function signed({ difference, unit }: StockSheetLine): string {
  if (difference === 0) return "Coincide";
  return `${difference > 0 ? "+" : ""}${quantityText(difference, unit)}`;
}

const TABLE = {
  ...{ borderCollapse: "collapse", width: 1, typography: "body2", fontVariantNumeric: "tabular-nums" },
  "& th, & td": { py: 0.75, pr: 1.5, textAlign: "right", whiteSpace: "nowrap" },
  "& th:first-of-type": { textAlign: "left", whiteSpace: "normal", minWidth: 120, overflowWrap: "anywhere" },
  "& thead th": { typography: "caption", color: "text.secondary" },
  "& tbody th": { fontWeight: 400 },
  "& .wide": { display: { xs: "none", sm: "table-cell" } },
} as const;
