// The remaining steps of a granted request; they depend on the right that is exercised.
import { getExport } from "@mostrador/domain/business/privacy/routes.ts";
import type { WholeRequest } from "@mostrador/domain/business/privacy/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import { read } from "../../../../lib/client.ts";
import { saveFile } from "../../../../lib/import/import-file.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCarryOut } from "../api.ts";
import { dayShort } from "../day-short.ts";

const STEPS = {
  access: { text: "", button: "Ya se la entregué", title: "¿Ya le entregaste la copia?" },
  rectification: {
    text: "Corrige los datos en la página del contacto y vuelve aquí: queda en la bitácora qué decía antes y qué dice ahora.",
    button: "Ya los corregí",
    title: "¿Ya corregiste los datos?",
  },
  cancellation: {
    text: "Sus datos se bloquean: salen del directorio, el chat, la agenda y las audiencias, y nadie los ve. Se eliminan solos cuando ya no haga falta conservarlos por sus pagos y citas.",
    button: "Bloquear sus datos",
    title: "¿Bloquear los datos de este contacto?",
  },
  opposition: {
    text: "Se retira lo que estaba programado y ya no se le envía ni se le responde para eso.",
    button: "Aplicar la oposición",
    title: "¿Dejar de usar sus datos para eso?",
  },
} as const;

export function NextStep({ request }: { request: WholeRequest }) {
  const { kind, client } = request;
  const { text, button, title } = STEPS[kind];
  const carryOut = useCarryOut();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const isReady = kind !== "access" || request.export?.state === "ready";
  const isFinal = kind === "cancellation";
  return (
    <Stack sx={{ gap: 1.5 }}>
      {kind === "access" ? <Copy request={request} /> : <Notice>{text}</Notice>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        {kind === "rectification" && client.isThere && (
          <Button component={Link} to={`/contactos/${client._id}`}>
            Ir a corregir
          </Button>
        )}
        <Button
          variant="contained"
          color={isFinal ? "error" : "primary"}
          disabled={!isReady}
          onClick={() => setAsking(true)}
        >
          {button}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        confirmLabel={button}
        danger={isFinal}
        onConfirm={async () => {
          const { message } = await carryOut.mutateAsync({ params: { id: request._id }, body: { done: { note: "" } } });
          toast.success(message);
        }}
      >
        {isFinal
          ? "Esto no se puede deshacer. Queda en la bitácora."
          : "Queda en la bitácora con tu nombre y la fecha."}
      </ConfirmDialog>
    </Stack>
  );
}

function Copy({ request }: { request: WholeRequest }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const made = request.export;
  if (made?.state === "expired")
    return (
      <Notice tone="warning">La copia venció y ya se eliminó. Registra de nuevo la solicitud para prepararla.</Notice>
    );
  if (made?.state !== "ready")
    return <Notice role="status">Estamos reuniendo todo lo que hay de este contacto…</Notice>;
  const take = async (format: "html" | "json") => {
    setBusy(true);
    try {
      const file = await read(getExport, { params: { id: request._id }, query: { format } });
      saveFile(new Blob([file.text], { type: file.type }), file.fileName);
    } catch (reason) {
      toast.error(sayError(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Notice tone="success">
        {`La copia está lista: ${made.rows.toLocaleString("es-MX")} registros. Entrégala al contacto; se elimina de aquí el ${dayShort(made.expiresAt ?? request.answerBy)}.`}
      </Notice>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button disabled={busy} onClick={() => void take("html")}>
          Descargar documento
        </Button>
        <Button disabled={busy} variant="text" onClick={() => void take("json")}>
          Descargar JSON
        </Button>
      </Box>
    </>
  );
}
