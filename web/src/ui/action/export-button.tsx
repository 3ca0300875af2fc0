// 'Exportar a Excel': saves a file of everything that the page shows, and says how much it was.
import Button from "@mui/material/Button";
import { useState } from "react";
import { sayError } from "../state/say-error.ts";
import { useToast } from "../state/toast.ts";

type Props = {
  /** Returns how many rows it saved. */
  save: () => Promise<number>;
  /** 'pedido', 'pedidos'. */
  noun: readonly [one: string, many: string];
};

export function ExportButton({ save, noun: [one, many] }: Props) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      const count = await save();
      toast.success(`Se descargó el archivo con ${count} ${count === 1 ? one : many}.`);
    } catch (reason) {
      toast.error(sayError(reason, "No se pudo exportar."));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      {isBusy ? "Exportando…" : "Exportar a Excel"}
    </Button>
  );
}
