// A list of products and quantities: what a service or an appointment uses up.
import { quantityText, type StockLine, stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import Typography from "@mui/material/Typography";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { LinesField } from "../../../ui/form/lines-field.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { useProducts } from "./api.ts";

type Line = { productId: string | null; [amount: string]: unknown };
type Props = {
  name: string;
  /** The quantity field of a line. */
  amountName: string;
  /** Shows the stock of this branch, and warns when it is too low. */
  branchId?: string;
  /** Nothing is taken of a product whose stock nobody counts: no warning for it. */
  onlyCounted?: boolean;
};

export function ProductLinesField({ name, amountName, branchId, onlyCounted = false }: Props) {
  const lines = useFormValue<Line[] | undefined>(name) ?? [];
  const { data: products = [], isSuccess } = useProducts();
  const showsStock = ({ stock }: { stock: readonly StockLine[] }) =>
    branchId !== undefined && !(onlyCounted && stock.length === 0);
  const named = new Set(lines.map(({ productId }) => productId));
  const options = products
    .filter(({ _id, isArchived }) => !isArchived || named.has(_id))
    .map(({ _id, name: label, unit, stock }) => ({
      value: _id,
      label,
      help: !showsStock({ stock }) ? unit : `Hay ${quantityText(stockIn(stock, branchId), unit)}`,
    }));
  if (isSuccess && products.length === 0) {
    return <Typography color="textSecondary">Aún no hay productos. Regístralos en Productos.</Typography>;
  }
  const productOf = ({ productId }: Line) => products.find(({ _id }) => _id === productId);
  const short = lines.flatMap((line) => {
    const product = productOf(line);
    if (!product || !showsStock(product)) return [];
    const left = stockIn(product.stock, branchId) - Number(line[amountName] ?? 0);
    return left < 0 ? [`${product.name} queda en ${quantityText(left, product.unit)}.`] : [];
  });
  return (
    <>
      <LinesField<Line>
        name={name}
        labelOf={(line, at) => productOf(line)?.name ?? `producto ${at + 1}`}
        addLabel="Agregar producto"
        fresh={() => ({ productId: null, [amountName]: 1 })}
        full={named.size >= options.length}
        columns={{ xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 140px" }}
      >
        {(line, place) => (
          <>
            <SelectField
              name={`${place.name}.productId`}
              label="Producto"
              hideLabel={place.hideLabel}
              options={options.filter(({ value }) => value === line.productId || !named.has(value))}
            />
            <NumberField
              name={`${place.name}.${amountName}`}
              label="Cantidad"
              hideLabel={place.hideLabel}
              end={productOf(line)?.unit}
            />
          </>
        )}
      </LinesField>
      {short.length > 0 && (
        <Notice tone="warning" role="status">
          {short.join(" ")} Si ya no hay, revisa cuánto queda en realidad.
        </Notice>
      )}
    </>
  );
}
