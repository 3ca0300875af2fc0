// 'Contar inventario': the sheet of a branch, or of all. What is left empty was not counted and stays as it is.
import { quantityText, stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import type { NewStockCount } from "@mostrador/domain/money/inventory/schema.ts";
import { differenceOf } from "@mostrador/domain/money/inventory/sheet.ts";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { OptionalSaid } from "../../../ui/field/optional-said.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useProducts } from "../../catalog/products/index.ts";
import { useCountStock } from "./api.ts";
import { type CountedProduct, type CountLine, contentKeys, countLines, countShape } from "./count-values.ts";
import { useTold } from "./told.ts";

type Branch = { _id: string; name: string };

export function CountForm({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const branches = useBranches();
  const products = useProducts();
  const count = useCountStock();
  const tell = useTold();
  const [keyOf] = useState(contentKeys);
  const open = (branches.data ?? []).filter((one) => !one.isArchived);
  const lines = countLines(products.data ?? [], open);
  return (
    <FormDialog<NewStockCount>
      open
      onClose={onClose}
      needs={[branches, products]}
      title="Contar inventario"
      schema={countShape(businessId, keyOf)}
      defaultValues={{
        branchId: open[0]?._id ?? null,
        reason: "Inventario físico",
        lines,
      }}
      onSubmit={async (values) => tell(await count.mutateAsync({ body: { count: values } }))}
      submitLabel="Guardar conteo"
      savingLabel="Guardando…"
      errorRoot="count"
      disabled={lines.length === 0}
      warnsOnLeaving
    >
      <CountFields branches={open} />
    </FormDialog>
  );
}

function CountFields({ branches }: { branches: readonly Branch[] }) {
  const { data: products = [] } = useProducts();
  const lines = useFormValue<CountLine[]>("lines");
  const branchId = useFormValue<string | null>("branchId");
  const error = useFormError("lines");
  const shown = branches.filter(({ _id }) => !branchId || _id === branchId);
  useExpectedWhenWritten(lines, products);
  if (lines.length === 0) return <NothingToCount hasBranch={branches.length > 0} />;
  return (
    <>
      <FormSection columns={2}>
        {branches.length > 1 && (
          <SelectField
            name="branchId"
            label="Sucursal"
            emptyLabel="Todas"
            options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        )}
        <TextField name="reason" label="Motivo" help="Queda en cada diferencia" />
      </FormSection>
      {shown.map(({ _id, name }) => (
        <FormSection
          key={_id}
          title={shown.length > 1 ? `Lo contado en ${name}` : "Lo contado"}
          {...(shown[0]?._id === _id && { description: "Deja vacío lo que no cuentes: se queda como está." })}
          columns={2}
        >
          <OptionalSaid value={false}>
            {lines.map((line, at) => {
              const product = products.find((one) => one._id === line.productId);
              if (line.branchId !== _id || !product) return null;
              return (
                <NumberField
                  key={line.productId}
                  name={`lines.${at}.counted`}
                  label={product.name}
                  end={product.unit}
                  help={lineText(line, product)}
                  required={false}
                />
              );
            })}
          </OptionalSaid>
        </FormSection>
      ))}
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
    </>
  );
}

function NothingToCount({ hasBranch }: { hasBranch: boolean }) {
  return (
    <Typography color="textSecondary">
      {hasBranch ? "Aún no hay productos que contar. " : "Aún no hay sucursales cuyo inventario contar. "}
      <Link component={RouterLink} to={hasBranch ? "/inventario/productos" : "/sucursales"}>
        {hasBranch ? "Ir a Productos" : "Ir a Sucursales"}
      </Link>
    </Typography>
  );
}

function lineText(line: CountLine, { unit, stock }: CountedProduct): string {
  if (line.counted === null || line.counted === undefined) {
    const there = stockIn(stock, line.branchId);
    return there < 0 ? `Está en negativo: ${quantityText(there, unit)}` : `Esperado: ${quantityText(there, unit)}`;
  }
  const difference = differenceOf({ expected: line.expected, counted: line.counted });
  const expected = quantityText(line.expected, unit);
  if (!difference) return `Coincide con lo esperado: ${expected}`;
  const many = quantityText(difference.quantity, unit);
  return difference.type === "in"
    ? `De más: ${many} (esperado: ${expected})`
    : `De menos: ${many} (esperado: ${expected})`;
}

/** A person who writes a number has seen the stock of that moment: after a refusal, a new number takes the new stock. */
function useExpectedWhenWritten(lines: readonly CountLine[], products: readonly CountedProduct[]): void {
  const set = useSetFormList();
  const before = useRef<readonly (number | null)[]>([]);
  useEffect(() => {
    lines.forEach(({ branchId, productId, counted, expected }, at) => {
      if (counted === (before.current[at] ?? null)) return;
      const product = products.find(({ _id }) => _id === productId);
      const there = product ? stockIn(product.stock, branchId) : expected;
      if (there !== expected) set(`lines.${at}.expected`, there);
    });
    before.current = lines.map(({ counted }) => counted ?? null);
  }, [lines, products, set]);
}
