// Cancelling: the place is free at once, and the client is told five minutes later what was written here, if anything.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useContact } from "../../../business/contacts/index.ts";
import { useStatusChange } from "./status-menu.tsx";

const MOST_LETTERS = 1000;

export function CancelForm({ entry, onDone }: { entry: AgendaEntry; onDone: () => void }) {
  const id = useId();
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const contact = useContact(entry.clientId === "0" ? null : entry.clientId);
  const change = useStatusChange();
  const hasPhone = Boolean(contact.data?.whatsapp);
  const cancel = async () => {
    setBusy(true);
    const isTaken = await change(entry, "cancelada", { cancellationMessage: message.trim() });
    setBusy(false);
    if (isTaken) onDone();
  };
  return (
    <Panel>
      {hasPhone && (
        <div>
          <FormLabel htmlFor={id} sx={{ display: "block", mb: 0.75 }}>
            Mensaje de cancelación <span style={{ fontWeight: 400 }}>(opcional)</span>
          </FormLabel>
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={2}
            maxRows={6}
            autoFocus
            value={message}
            onChange={(event) => setMessage(event.target.value.slice(0, MOST_LETTERS))}
            placeholder="Hola, tuvimos que cancelar tu cita…"
          />
        </div>
      )}
      <Typography variant="body2" color="textSecondary">
        El horario queda libre.{hasPhone && " Si escribes un mensaje, le llega por WhatsApp en 5 minutos."}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" color="error" disabled={busy} onClick={() => void cancel()}>
          Cancelar la cita
        </Button>
        <Button disabled={busy} onClick={onDone}>
          No cancelar
        </Button>
      </Stack>
    </Panel>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2, border: "1px solid", borderColor: "divider", borderRadius: "10px" }}>{children}</Stack>
  );
}
