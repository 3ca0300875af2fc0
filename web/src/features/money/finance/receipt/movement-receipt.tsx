// 'Imprimir recibo' and 'Descargar PDF' of money that came in. A charge has its own receipt, with its lines.
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { saveFile } from "../../../../lib/import/import-file.ts";
import { printReceipt } from "../../../../lib/print/print-receipt.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useBusiness } from "../../../business/businesses/index.ts";
import { receiptNumber, receiptText } from "./receipt-text.ts";

export function MovementReceipt({ movement, zone }: { movement: MoneyMovement; zone: string }) {
  const business = useBusiness().data?.name ?? "";
  const toast = useToast();
  if (movement.type === "out" || movement.chargeId) return null;
  const number = receiptNumber(movement);
  const text = () => receiptText(movement, { business, zone });
  const download = () =>
    import("../../../../lib/print/receipt-pdf.ts")
      .then(({ receiptPdf }) => saveFile(receiptPdf(text()), `recibo-${number}.pdf`))
      .catch((reason) => toast.error(sayError(reason)));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
      <Button onClick={() => printReceipt(`Recibo ${number}`, text())}>Imprimir recibo</Button>
      <Button onClick={() => void download()}>Descargar PDF</Button>
    </Stack>
  );
}
