import { readEnrollmentSheet } from "@mostrador/domain/growth/enrollments/sheet.ts";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { csvOf } from "./csv-of.ts";

test("a sheet reads as a file of the same lines, whatever its cells hold", () => {
  const csv = csvOf([
    { line: 2, cells: ["Curso", "Cliente", "Notas", "Total pagado"] },
    { line: 5, cells: ["Color, básico", 2221230001, 'Dijo "sí"\ny pagó', 1200.5] },
  ]);
  const cells = parseCsv(csv, { delimiter: "," }).map((row) => row.map(String));
  expect(readEnrollmentSheet(cells)).toMatchObject([
    { line: 5, course: "Color, básico", client: "2221230001", notes: 'Dijo "sí" y pagó', totalPaid: "1200.5" },
  ]);
});
