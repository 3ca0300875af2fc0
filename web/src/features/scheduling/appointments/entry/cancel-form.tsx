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
import { useVisitStatusChange } from "../visit/use-visit-status.ts";
import { othersOf } from "../visit/visit-of.ts";
import { AppointmentParts, type OfAppointment } from "./in-appointment.ts";
import { useStatusChange } from "./status-menu.tsx";

const MOST_LETTERS = 1000;

type Props = { entry: AgendaEntry; zone: string; visit: readonly AgendaEntry[]; onDone: () => void };

export function CancelForm({ entry, zone, visit, onDone }: Props) {
  const mayCall = useMayCall();
  const reach = useContext(AppointmentParts).filter(({ route, inCancelling }) => inCancelling && mayCall(route));
  const id = useId();
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const contact = useContact(entry.clientId === "0" ? null : entry.clientId);
  const change = useStatusChange();
  const changeVisit = useVisitStatusChange();
  const others = othersOf(entry, visit);
  const [isWhole, setIsWhole] = useState(false);
  const hasPhone = Boolean(contact.data?.whatsapp);
  const cancel = async () => {
    setBusy(true);
    const how = { cancellationMessage: message.trim() };
    const isTaken = await (isWhole ? changeVisit(entry, "cancelada", how) : change(entry, "cancelada", how));
    setBusy(false);
    if (isTaken) onDone();
  };
  return (
    <Panel>
      {others > 0 && (
        <RadioGroup
          aria-label="Qué se cancela"
          value={isWhole ? "all" : "one"}
          onChange={(_, value) => setIsWhole(value === "all")}
        >
          <FormControlLabel value="one" control={<Radio size="small" />} label="Solo esta cita" />
          <FormControlLabel
            value="all"
            control={<Radio size="small" />}
            label={`Toda la visita (${others + 1} citas)`}
          />
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
        {isWhole ? "Los horarios quedan libres." : "El horario queda libre."}
      </Typography>
      {hasPhone &&
        reach.map(({ name, inCancelling }) => (
          <Late key={name} part={inCancelling as LatePart<OfAppointment>} props={{ entry, zone }} />
        ))}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" color="error" disabled={busy} onClick={() => void cancel()}>
          {isWhole ? "Cancelar la visita" : "Cancelar la cita"}
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
