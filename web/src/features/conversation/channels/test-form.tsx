// Sends a test message to a phone, and shows its progress.
import { readTestMessage } from "@mostrador/domain/conversation/channels/routes.ts";
import { type Channel, TestMessage, type TestSent } from "@mostrador/domain/conversation/channels/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { read } from "../../../lib/client.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { useSendTest } from "./api.ts";

export function TestForm({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const send = useSendTest();
  const [sent, setSent] = useState<TestSent | null>(null);
  const isSent = useRef(false);
  if (sent) return <Outcome sent={sent} onClose={onClose} />;
  return (
    <FormDialog<TestMessage>
      open
      // After sending, the dialog shows the outcome.
      onClose={() => isSent.current || onClose()}
      title="Enviar mensaje de prueba"
      schema={TestMessage}
      defaultValues={{ countryCode: "52", whatsapp: "" }}
      onSubmit={async (test) => {
        const { data } = await send.mutateAsync({ params: { id: channel._id }, body: { test } });
        isSent.current = true;
        setSent(data);
      }}
      errorRoot="test"
      submitLabel="Enviar"
      savingLabel="Enviando..."
    >
      <Notice>
        Manda primero «hola» a tu número desde el teléfono donde quieres recibir la prueba: WhatsApp solo deja escribir
        a quien te escribió en las últimas 24 horas, o con una plantilla aprobada.
      </Notice>
      <TextField name="countryCode" label="Código de país" inputMode="numeric" />
      <TextField name="whatsapp" label="Teléfono con WhatsApp" inputMode="tel" placeholder="222 123 4567" autoFocus />
    </FormDialog>
  );
}

const EVERY_MS = 1500;

function Outcome({ sent, onClose }: { sent: TestSent; onClose: () => void }) {
  const asked = useQuery({
    queryKey: ["test-message", sent.messageId],
    queryFn: ({ signal }) => read(readTestMessage, { params: { id: sent.messageId }, signal }),
    initialData: sent,
    refetchInterval: ({ state }) => (isSettled(state.data ?? sent) ? false : EVERY_MS),
  });
  const { tone, text } = told(asked.data);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mensaje de prueba"
      actions={
        <>
          <Button component={Link} to={`/chat?cliente=${sent.clientId}`}>
            Ver en el chat
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            Listo
          </Button>
        </>
      }
    >
      <Stack role="status">
        <Notice tone={tone}>{text}</Notice>
      </Stack>
    </Dialog>
  );
}

function isSettled({ status }: TestSent): boolean {
  return status === "delivered" || status === "read" || status === "failed";
}

function told({ status, reason }: TestSent): { tone: "primary" | "success" | "error"; text: string } {
  if (status === "failed") return { tone: "error", text: reason || "El mensaje no salió" };
  if (status === "read") return { tone: "success", text: "Llegó y ya lo abrieron. Tu WhatsApp funciona." };
  if (status === "delivered") return { tone: "success", text: "Llegó al teléfono. Tu WhatsApp funciona." };
  if (status === "sent") return { tone: "primary", text: "WhatsApp lo aceptó. Esperando a que llegue al teléfono…" };
  if (reason) return { tone: "primary", text: reason };
  return { tone: "primary", text: "Enviando…" };
}
