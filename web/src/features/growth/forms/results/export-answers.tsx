// Downloads the answers of a form: a line an answer, a column a question; also of questions that are gone.
import type { Form } from "@mostrador/domain/growth/forms/resource.ts";
import type { FormAnswer } from "@mostrador/domain/growth/forms/schema.ts";
import { safeCell } from "@mostrador/domain/kit/import/safe-cell.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { saveFile } from "../../../../lib/import/import-file.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { clockCell, type SheetCell } from "../../../../lib/sheet/sheet-cell.ts";
import { writeSheet } from "../../../../lib/sheet/write-sheet.ts";
import { useZone } from "../../../../lib/use-zone.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { allAnswers } from "../api.ts";

type Kind = "xlsx" | "csv";

export function ExportAnswers({ form }: { form: Form }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const zone = useZone();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (kind: Kind) => {
    setIsBusy(true);
    try {
      const { headers, rows } = sheetOf(form, await allAnswers(businessId, form._id), zone);
      saveFile(await fileOf(kind, headers, rows), `${fileName(form.title)}.${kind}`);
      toast.success(`Se descargó el archivo con ${rows.length} ${rows.length === 1 ? "respuesta" : "respuestas"}.`);
    } catch (reason) {
      toast.error(sayError(reason, "No se pudo exportar."));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div>
      <MenuButton
        label="Exportar respuestas"
        align="left"
        trigger={(props) => (
          <Button {...props} disabled={isBusy}>
            {isBusy ? "Exportando…" : "Exportar"}
          </Button>
        )}
        actions={[
          { label: "Excel (.xlsx)", onSelect: () => void save("xlsx") },
          { label: "CSV (.csv)", onSelect: () => void save("csv") },
        ]}
      />
    </div>
  );
}

function sheetOf({ questions }: Form, answers: readonly FormAnswer[], zone: string) {
  const columns = new Map(questions.map(({ id, question }) => [id, question]));
  for (const { answers: given } of answers)
    for (const { questionId, question } of given) if (!columns.has(questionId)) columns.set(questionId, question);
  const ids = [...columns.keys()];
  const rows = answers.map(({ createdAt, clientName, answers: given }) => [
    clockCell(createdAt, zone),
    clientName,
    ...ids.map((id) => given.find(({ questionId }) => questionId === id)?.text ?? ""),
  ]);
  return { headers: ["Fecha", "Contacto", ...columns.values()], rows };
}

async function fileOf(kind: Kind, headers: readonly string[], rows: readonly (readonly SheetCell[])[]): Promise<Blob> {
  if (kind === "csv") {
    const lines = [headers, ...rows].map((cells) => cells.map(quoted).join(","));
    // Excel reads accents only after this mark.
    return new Blob([`\uFEFF${lines.join("\r\n")}\r\n`], { type: "text/csv;charset=utf-8" });
  }
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  // A sheet's columns go by their names: two questions may have the same text.
  const names = headers.map((header, at) => (headers.indexOf(header) === at ? header : `${header} (${at - 1})`));
  return new Blob([await writeSheet("Respuestas", names, rows)], { type });
}

function quoted(cell: SheetCell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 16).replace("T", " ") : String(cell);
  return `"${safeCell(text).replaceAll('"', '""')}"`;
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N} -]+/gu, "").trim() || "respuestas";
}
