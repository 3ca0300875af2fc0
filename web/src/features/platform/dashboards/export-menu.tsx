// The files of a dashboard: what is on screen as PDF, its numbers as a sheet.
import type { FigureSheet } from "@mostrador/domain/kit/figures/schema.ts";
import Button from "@mui/material/Button";
import type { RefObject } from "react";
import { useState } from "react";
import { useBrand } from "../../../lib/brand/brand.ts";
import { saveFile } from "../../../lib/import/import-file.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useBusiness } from "../../business/businesses/index.ts";

type Props = { title: string; period: string; dashboard: FigureSheet; sheet: RefObject<HTMLDivElement | null> };

export function ExportMenu({ title, period, dashboard, sheet }: Props) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const business = useBusiness().data;
  const brand = useBrand();
  const make = async (name: string, write: () => Promise<Blob>) => {
    setBusy(true);
    try {
      saveFile(await write(), name);
    } catch {
      toast.error("No se pudo crear el archivo. Inténtalo de nuevo.");
    } finally {
      setBusy(false);
    }
  };
  const pdf = async () => {
    const { writePdf } = await import("./write-pdf.ts");
    return writePdf(sheet.current as HTMLDivElement, {
      title,
      subtitle: [business?.name, brand?.companyName, period].filter(Boolean).join(" · "),
      logos: [business?.logo, brand?.logoUrl].filter((logo) => typeof logo === "string"),
    });
  };
  const xlsx = async () => (await import("./write-numbers.ts")).writeNumbers(title, dashboard);
  return (
    <MenuButton
      label="Descargar"
      actions={[
        { label: "Descargar PDF", onSelect: () => void make("dashboard.pdf", pdf) },
        { label: "Descargar Excel", onSelect: () => void make("dashboard.xlsx", xlsx) },
      ]}
      trigger={(props) => (
        <Button {...props} disabled={busy}>
          {busy ? "Creando archivo…" : "Descargar"}
        </Button>
      )}
    />
  );
}
