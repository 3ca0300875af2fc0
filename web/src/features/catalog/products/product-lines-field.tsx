// A list of products with how much of each: what a service uses up, what an appointment used up.
import { quantityText, stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { AddRounded, DeleteOutlineRounded } from "../../../ui/icon/actions.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useProducts } from "./api.ts";

type Line = { productId: string | null; [amount: string]: unknown };
type Props = {
  name: string;
  /** The field of a line that holds how much. */
  amountName: string;
  /** Shows what there is in this branch, and warns where it does not reach. */
  branchId?: string;
};

export function ProductLinesField({ name, amountName, branchId }: Props) {
  const lines = useFormValue<Line[] | undefined>(name) ?? [];
  const set = useSetFormValue();
  const { data: products = [], isSuccess } = useProducts();
  const named = new Set(lines.map(({ productId }) => productId));
  const options = products
    .filter(({ _id, isArchived }) => !isArchived || named.has(_id))
    .map(({ _id, name: label, unit, stock }) => ({
      value: _id,
      label,
      help: branchId === undefined ? unit : `Hay ${quantityText(stockIn(stock, branchId), unit)}`,
    }));
  if (isSuccess && products.length === 0) {
    return <Typography color="textSecondary">Aún no hay productos. Regístralos en Productos.</Typography>;
  }
  const short: string[] = [];
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {lines.map((line, at) => {
        const product = products.find(({ _id }) => _id === line.productId);
        const amount = Number(line[amountName] ?? 0);
        const left = product && branchId !== undefined ? stockIn(product.stock, branchId) - amount : 0;
        if (product && left < 0) short.push(`${product.name} queda en ${quantityText(left, product.unit)}.`);
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the form
            key={at}
            role="group"
            aria-label={product?.name ?? `Producto ${at + 1}`}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr) 104px auto", sm: "minmax(0, 1fr) 140px auto" },
              gap: 1,
              alignItems: "start",
              width: 1,
            }}
          >
            <SelectField
              name={`${name}.${at}.productId`}
              label="Producto"
              hideLabel={at > 0}
              options={options.filter(({ value }) => value === line.productId || !named.has(value))}
            />
            <NumberField name={`${name}.${at}.${amountName}`} label="Cantidad" hideLabel={at > 0} end={product?.unit} />
            <Box sx={{ mt: at > 0 ? 0 : 3.25 }}>
              <IconAction
                label={`Quitar ${product?.name ?? "producto"}`}
                onClick={() =>
                  set(
                    name,
                    lines.filter((_, index) => index !== at),
                  )
                }
              >
                <DeleteOutlineRounded />
              </IconAction>
            </Box>
          </Box>
        );
      })}
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={named.size >= options.length}
        onClick={() => set(name, [...lines, { productId: null, [amountName]: 1 }])}
      >
        Agregar producto
      </Button>
      {short.length > 0 && (
        <Notice tone="warning" role="status">
          {short.join(" ")} Si ya no hay, revisa cuánto queda en realidad.
        </Notice>
      )}
    </Box>
  );
}
