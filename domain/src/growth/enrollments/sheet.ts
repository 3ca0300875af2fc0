// A file of enrollments: CSV with a line of headers, one enrollment a line (contract/growth#enrollments).
import { fold } from "../../kit/text.ts";
import { METHOD_LABELS, type PaymentMethod } from "../../money/finance/payment-method.ts";
import { type EnrollmentStatus, PAYMENT_STATUS_LABELS, type PaymentStatus, STATUS_LABELS } from "./status.ts";

export const LARGEST_SHEET = 1024 * 1024;
export const MOST_SHEET_ROWS = 500;
export const NO_FILE = "Por favor, seleccione un archivo";

/** The first header of each is the one of the template. */
const HEADERS = {
  course: ["Curso"],
  client: ["Cliente", "WhatsApp", "Contacto"],
  status: ["Estado"],
  paymentStatus: ["Estado de pago", "Estado del pago"],
  paymentMethod: ["Método de pago"],
  enrollmentFee: ["Inscripción"],
  totalPaid: ["Total pagado", "Pagado"],
  remainingBalance: ["Saldo pendiente", "Saldo"],
  notes: ["Notas"],
} as const;
export type SheetField = keyof typeof HEADERS;
export type EnrollmentLine = { line: number } & Record<SheetField, string>;

export const SHEET_TEMPLATE = Object.values(HEADERS).map(([first]) => first);

/** The lines with their cells; a text says what is wrong with the whole file. */
export function readEnrollmentSheet(table: readonly (readonly string[])[]): EnrollmentLine[] | string {
  const rows = table.map((cells, index) => ({ cells, line: index + 1 }));
  const [head, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (!head || lines.length === 0) return "El archivo está vacío";
  if (lines.length > MOST_SHEET_ROWS)
    return `El archivo contiene ${lines.length} inscripciones, pero solo se permite subir un máximo de ${MOST_SHEET_ROWS}.`;
  const titles = head.cells.map(key);
  const places = Object.entries(HEADERS).map(
    ([field, names]) => [field, titles.findIndex((title) => names.map(key).includes(title))] as const,
  );
  for (const [field, at] of places)
    if (at < 0 && (field === "course" || field === "client")) return `Falta la columna '${HEADERS[field][0]}'`;
  return lines.map(({ cells, line }) => ({
    line,
    ...(Object.fromEntries(places.map(([field, at]) => [field, (cells[at] ?? "").trim()])) as Record<
      SheetField,
      string
    >),
  }));
}

/** The word of the API for the word of a person; undefined where there is no such word. */
export const statusOf = (said: string): EnrollmentStatus | undefined => wordOf(STATUS_LABELS, said);
export const paymentStatusOf = (said: string): PaymentStatus | undefined => wordOf(PAYMENT_STATUS_LABELS, said);
export const methodOf = (said: string): PaymentMethod | undefined => wordOf(METHOD_LABELS, said);

/** '$1,200.50' is 1200.5; undefined where it is no amount. */
export function amountOf(said: string): number | undefined {
  const plain = said.replace(/[$\s]|mxn/gi, "").replace(/,(?=\d{3}(\D|$))/g, "");
  return /^\d+([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
}

function wordOf<Word extends string>(labels: Readonly<Record<Word, string>>, said: string): Word | undefined {
  const words = Object.keys(labels) as Word[];
  return words.find((word) => key(word) === key(said) || key(labels[word]) === key(said));
}

function key(text: string): string {
  return fold(text).trim().replace(/\s+/g, " ");
}
