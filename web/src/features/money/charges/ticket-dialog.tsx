// The ticket of a charge: to read, to print, to pass on, to refund, and to mark as invoiced.
import { editCharge, refundCharge } from "@mostrador/domain/money/charges/routes.ts";
import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import { useWriteToContact } from "../../../lib/contact/use-write-to-contact.ts";
import { saveFile } from "../../../lib/import/import-file.ts";
import { printReceipt } from "../../../lib/print/print-receipt.ts";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SwitchLine } from "../../../ui/field/switch-line.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useBranchZones } from "../../business/branches/index.ts";
import { useBusiness } from "../../business/businesses/index.ts";
import { useEditCharge } from "./api.ts";
import { RefundForm } from "./refund-form.tsx";
import { Ticket } from "./ticket.tsx";
import { type Issuer, printedTicket, ticketText } from "./ticket-text.ts";

export function TicketDialog({ charge: given, onClose }: { charge: Charge; onClose: () => void }) {
  const [charge, setCharge] = useState(given);
  const [isRefunding, setIsRefunding] = useState(false);
  const mayCall = useMayCall();
  const business = useBusiness().data?.name ?? "";
  const issuer = { business, zone: useBranchZones().zoneOf(charge.branchId) };
  const edit = useEditCharge();
  const toast = useToast();
  const mark = async (isInvoiced: boolean) => {
    try {
      const body = { isInvoiced, updatedAt: charge.updatedAt };
      setCharge((await edit.mutateAsync({ params: { id: charge._id }, body })).data);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  if (isRefunding) return <RefundForm charge={charge} onDone={setCharge} onClose={() => setIsRefunding(false)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Recibo ${charge.ticket}`}
      size="small"
      actions={
        <>
          {charge.total > 0 && mayCall(refundCharge) && (
            <Button variant="text" color="error" sx={{ mr: "auto" }} onClick={() => setIsRefunding(true)}>
              Devolver
            </Button>
          )}
          <Button onClick={() => printReceipt(`Recibo ${charge.ticket}`, printedTicket(charge, issuer))}>
            Imprimir
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Ticket charge={charge} zone={issuer.zone} />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
          {charge.clientId && <SendTicket text={ticketText(charge, issuer)} clientId={charge.clientId} />}
          <Button onClick={() => void savePdf(charge, issuer).catch((reason) => toast.error(sayError(reason)))}>
            Descargar PDF
          </Button>
          <CopyButton text={ticketText(charge, issuer)} label="Copiar recibo" />
          {charge.clientId && (
            <Button
              component={Link}
              to={`/chat?cliente=${charge.clientId}`}
              onClick={() => copy(ticketText(charge, issuer))}
            >
              Copiar y abrir su chat
            </Button>
          )}
        </Stack>
        {mayCall(editCharge) && (
          <SwitchLine
            label="Ya se facturó por separado"
            help="La factura global del día lo deja fuera."
            checked={charge.isInvoiced}
            onChange={(isInvoiced) => void mark(isInvoiced)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Sent once; a refusal, such as a closed window of 24 hours, says what to do. */
function SendTicket({ text, clientId }: { text: string; clientId: string }) {
  const write = useWriteToContact();
  const [isSent, setIsSent] = useState(false);
  const toast = useToast();
  if (!write) return null;
  const send = async () => {
    try {
      await write.send(clientId, text);
      setIsSent(true);
      toast.success("Recibo enviado por WhatsApp");
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Button disabled={write.isSending || isSent} onClick={() => void send()}>
      {isSent ? "Recibo enviado" : "Enviar por WhatsApp"}
    </Button>
  );
}

async function savePdf(charge: Charge, issuer: Issuer): Promise<void> {
  const { receiptPdf } = await import("../../../lib/print/receipt-pdf.ts");
  saveFile(receiptPdf(printedTicket(charge, issuer)), `recibo-${charge.ticket}.pdf`);
}

function copy(text: string): void {
  // without a clipboard the chat opens all the same
  void navigator.clipboard?.writeText(text).catch(() => undefined);
}
