// Downloads the movements that the filters find as a sheet, with signed amounts, so that their sum is the net.
import { categoryLabel } from "@mostrador/domain/money/finance/category.ts";
import { METHOD_LABELS, TYPE_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { call } from "../../../lib/client.ts";
import { saveFile } from "../../../lib/import/import-file.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import type { MovementFilters } from "./api.ts";

type Props = { filters: MovementFilters; zone: string | undefined };

export function ExportMovements({ filters, zone }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const movements = await allMovements(businessId, filters);
      saveFile(await fileOf(movements, zone), "movimientos.xlsx");
      const count = `${movements.length} ${movements.length === 1 ? "movimiento" : "movimientos"}`;
      toast.success(`Se descargó el archivo con ${count}.`);
    } catch (reason) {
      toast.error(sayError(reason, "No se pudo exportar."));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void save()}>
      {isBusy ? "Exportando…" : "Exportar a Excel"}
    </Button>
  );
}

async function allMovements(businessId: string, filters: MovementFilters): Promise<MoneyMovement[]> {
  const all: MoneyMovement[] = [];
  for (let after: string | undefined; ; ) {
    const page = await call(listMoneyMovements, {
      query: { ...filters, businessId, limit: 500, ...(after && { after }) },
    });
    all.push(...page.data);
    if (!page.next) return all;
    after = page.next;
  }
}

const HEADERS = [
  "Fecha",
  "Tipo",
  "Monto",
  "Método",
  "Categoría",
  "Cliente",
  "Sucursal",
  "Folio",
  "Comentarios",
  "Registró",
];

async function fileOf(movements: readonly MoneyMovement[], zone: string | undefined): Promise<Blob> {
  const { writeSheet } = await import("../../../lib/sheet/write-sheet.ts");
  const rows = movements.map((one) => [
    dateTimeText(one.date, { zone }),
    TYPE_LABELS[one.type],
    one.type === "in" ? one.amount : -one.amount,
    METHOD_LABELS[one.paymentMethod],
    categoryLabel(one.category),
    ...[one.clientName, one.branchName, one.customId, one.comments, one.createdBy],
  ]);
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return new Blob([await writeSheet("Movimientos", HEADERS, rows)], { type });
}
