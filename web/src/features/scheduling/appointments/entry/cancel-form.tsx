// Cancels an appointment: the place is free at once, and the client gets this text, if any, five minutes later.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useContext, useId, useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Late, type LatePart } from "../../../../ui/state/late.tsx";
import { useContact } from "../../../business/contacts/index.ts";
import type { Together } from "../together/use-move-choice.tsx";
import { useStatusOfAll } from "../together/use-status-of-all.ts";
import { othersOf } from "../visit/visit-of.ts";
import { AppointmentParts, type OfAppointment } from "./in-appointment.ts";
import { useStatusChange } from "./status-menu.tsx";

const MOST_LETTERS = 1000;

type Props = {
  entry: AgendaEntry;
  zone: string;
  visit: readonly AgendaEntry[];
  members: readonly AgendaEntry[];
  onDone: () => void;
};

export function CancelForm({ entry, zone, visit, members, onDone }: Props) {
  const mayCall = useMayCall();
  const reach = useContext(AppointmentParts).filter(({ route, inCancelling }) => inCancelling && mayCall(route));
  const id = useId();
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const contact = useContact(entry.clientId === "0" ? null : entry.clientId);
  const change = useStatusChange();
  const changeAll = useStatusOfAll();
  const others = othersOf(entry, visit);
  const [whole, setWhole] = useState<Together | null>(null);
  const hasPhone = Boolean(contact.data?.whatsapp) || whole === "class";
  const cancel = async () => {
    setBusy(true);
    const how = { cancellationMessage: message.trim() };
    const isTaken = await (whole ? changeAll(whole, entry, "cancelada", how) : change(entry, "cancelada", how));
    setBusy(false);
    if (isTaken) onDone();
  };
  return (
    <Panel>
      {(others > 0 || members.length > 1) && (
        <RadioGroup
          aria-label="Qué se cancela"
          value={whole ?? "one"}
          onChange={(_, value) => setWhole(value === "one" ? null : (value as Together))}
        >
          <Choice value="one" label="Solo esta cita" />
          {others > 0 && <Choice value="visit" label={`Toda la visita (${others + 1} citas)`} />}
          {members.length > 1 && <Choice value="class" label={`Toda la clase (${members.length} clientes)`} />}
        </RadioGroup>
      )}
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
        {whole === "visit" ? "Los horarios quedan libres." : "El horario queda libre."}
      </Typography>
      {hasPhone &&
        reach.map(({ name, inCancelling }) => (
          <Late key={name} part={inCancelling as LatePart<OfAppointment>} props={{ entry, zone }} />
        ))}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" color="error" disabled={busy} onClick={() => void cancel()}>
          {whole ? BUTTONS[whole] : "Cancelar la cita"}
        </Button>
        <Button disabled={busy} onClick={onDone}>
          No cancelar
        </Button>
      </Stack>
    </Panel>
  );
}

const BUTTONS = { visit: "Cancelar la visita", class: "Cancelar la clase" };

function Choice({ value, label }: { value: "one" | Together; label: string }) {
  return <FormControlLabel value={value} control={<Radio size="small" />} label={label} />;
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2, border: "1px solid", borderColor: "divider", borderRadius: "10px" }}>{children}</Stack>
  );
}
