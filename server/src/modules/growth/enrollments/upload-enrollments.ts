// 'Carga Masiva': enrolls many from a file, each line on its own; what is wrong is said by line.
import { readFile } from "node:fs/promises";
import { priceOf } from "@mostrador/domain/catalog/courses/price.ts";
import type { uploadEnrollments as uploadRoute } from "@mostrador/domain/growth/enrollments/routes.ts";
import { NewEnrollment, NOT_CHOSEN, NOT_FOUND } from "@mostrador/domain/growth/enrollments/schema.ts";
import {
  amountOf,
  type EnrollmentLine,
  MOST_SHEET_ROWS,
  methodOf,
  paymentStatusOf,
  readEnrollmentSheet,
  statusOf,
} from "@mostrador/domain/growth/enrollments/sheet.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import {
  decodeText,
  isText,
  NAMED_SEPARATOR,
  openQuoteText,
  separatorOf,
} from "@mostrador/domain/kit/import/delimited.ts";
import { foldForSearch } from "@mostrador/domain/kit/text.ts";
import { parseCsv } from "hucre/csv";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { findContactsNamed } from "../../business/contacts/index.ts";
import { courseActions } from "../../catalog/courses/index.ts";
import { enroll } from "./enroll.ts";
import { isWorkbook, workbookRows } from "./upload/workbook-rows.ts";

const NOT_TEXT = "El archivo no es un .xlsx ni un CSV. Guarda la hoja así e inténtalo de nuevo.";
type Courses = Awaited<ReturnType<typeof courseActions.all>>;

export async function uploadEnrollments(ctx: TenantCtx, { file }: Pick<Call<typeof uploadRoute>, "file">) {
  const bytes = await readFile(file.path);
  const cells = isWorkbook(bytes) ? await workbookRows(bytes, MOST_SHEET_ROWS + 1) : cellsOf(bytes);
  const lines = readEnrollmentSheet(cells);
  if (typeof lines === "string") throw invalid("file", lines);
  const data = await transact(ctx, async (tx, inside) => {
    const courses = await courseActions.all(inside);
    const failures: { line: number; message: string }[] = [];
    const enrollmentIds: string[] = [];
    for (const line of lines) {
      const tried = await tryLine(tx, ctx, courses, line);
      if ("id" in tried) enrollmentIds.push(tried.id);
      else failures.push({ line: line.line, message: tried.message });
    }
    return { stats: { created: enrollmentIds.length, failed: failures.length }, failures, enrollmentIds };
  });
  const { created, failed } = data.stats;
  return { data, message: `Carga masiva completada: ${created} creados, ${failed} fallidos` };
}

type Tried = { id: string } | { message: string };

async function tryLine(tx: Tx, ctx: TenantCtx, courses: Courses, line: EnrollmentLine): Promise<Tried> {
  try {
    const enrollment = await enrollmentIn(tx, ctx, courses, line);
    return await tx.savepoint(() => enroll(tx, ctx, enrollment));
  } catch (error) {
    if (error instanceof DomainError) return { message: error.message };
    throw error;
  }
}

async function enrollmentIn(tx: Tx, ctx: TenantCtx, courses: Courses, line: EnrollmentLine): Promise<NewEnrollment> {
  if (!line.course || !line.client) throw invalid("file", NOT_CHOSEN);
  const course = courseNamed(courses, line.course);
  const [client, another] = await findContactsNamed(tx, line.client);
  if (another) throw invalid("file", "Hay varios clientes con ese nombre: escribe su WhatsApp");
  if (!course || !client) throw invalid("file", NOT_FOUND);
  const totalPaid = read(line.totalPaid, amountOf, "El total pagado no es una cantidad") ?? 0;
  const fee = read(line.enrollmentFee, amountOf, "La inscripción no es una cantidad") ?? course.enrollmentFee;
  const owed = Math.max(0, Math.round((priceOf({ ...course, enrollmentFee: fee }) - totalPaid) * 100) / 100);
  const parsed = NewEnrollment.safeParse({
    businessId: ctx.businessId,
    courseId: course._id,
    clientId: client,
    status: read(line.status, statusOf, "El estado debe ser pendiente, confirmada o cancelada"),
    paymentStatus:
      read(line.paymentStatus, paymentStatusOf, "El estado del pago debe ser pendiente, parcial o completado") ??
      (totalPaid === 0 ? "pending" : owed === 0 ? "completed" : "partial"),
    paymentMethod: read(line.paymentMethod, methodOf, "El método de pago no es válido") ?? null,
    enrollmentFee: fee,
    totalPaid,
    remainingBalance: read(line.remainingBalance, amountOf, "El saldo pendiente no es una cantidad") ?? owed,
    notes: line.notes,
  });
  if (!parsed.success) throw invalid("file", parsed.error.issues[0]?.message ?? NOT_FOUND);
  return parsed.data;
}

/** By its name or its identifier; of two with one name, the one that is not archived. */
function courseNamed(courses: Courses, said: string) {
  const key = foldForSearch(said);
  const named = courses.filter(({ name, customId }) => foldForSearch(name) === key || foldForSearch(customId) === key);
  return named.find(({ isArchived }) => !isArchived) ?? named[0];
}

/** Undefined for an empty cell; throws for a word that has no meaning. */
function read<Value>(cell: string, reader: (cell: string) => Value | undefined, wrong: string): Value | undefined {
  if (cell === "") return undefined;
  const value = reader(cell);
  if (value === undefined) throw invalid("file", wrong);
  return value;
}

function cellsOf(bytes: Uint8Array): string[][] {
  const { text } = decodeText(bytes, TextDecoder);
  if (!isText(text)) throw invalid("file", NOT_TEXT);
  const delimiter = separatorOf(text);
  const open = openQuoteText(text, delimiter);
  if (open !== null) throw invalid("file", open);
  const rows = parseCsv(text, { delimiter }).map((cells) => cells.map(String));
  return NAMED_SEPARATOR.test(text) ? rows.with(0, []) : rows;
}
