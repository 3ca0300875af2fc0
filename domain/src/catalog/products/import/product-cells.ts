// What each cell of a product's row means, and which errors can be repaired.
import { type Cell, cellText, type Reading } from "../../../kit/import/import-definition.ts";
import { visibleText } from "../../../kit/text.ts";
import { ProductPrice } from "../resource.ts";

type Parses = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly { message: string }[] } } };

/** A text within the limits of the form. Extra spaces and invisible characters can be removed. */
export function readText(schema: Parses) {
  return (cell: Cell): Reading<string> => {
    const given = typeof cell === "string" ? cell : cellText(cell);
    const value = visibleText(given);
    const message = errorOf(schema, value);
    if (message) return { error: message };
    return value === given ? { value } : { value, problem: "tiene espacios o caracteres de más" };
  };
}

/** '$1,200.00' is 1200 after a repair; cents are an error, because a price is in whole pesos. */
export function readPrice(cell: Cell): Reading<number> {
  const given = cellText(cell);
  const text = visibleText(given);
  if (text === "") return { error: "Este campo es requerido" };
  const bare = text.replace(/\s|\$|mxn|pesos?|m\.?n\.?$/gi, "");
  const plain = THOUSANDS.test(bare) ? bare.replaceAll(",", "") : bare;
  if (!NUMBER.test(plain)) return { error: "El precio debe ser un número" };
  const value = Number(plain);
  const message = errorOf(ProductPrice, value);
  if (message) return { error: message };
  return given === String(value) ? { value } : { value, problem: "solo puede llevar dígitos" };
}

const THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const NUMBER = /^-?\d+(\.\d*)?$/;

function errorOf(schema: Parses, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : (parsed.error?.issues[0]?.message ?? "No es válido");
}
