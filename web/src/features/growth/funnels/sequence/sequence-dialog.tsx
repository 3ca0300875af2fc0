// Secuencia de reactivación: the messages that contacts in a scenario get. They are part of the funnel's form, and are
// saved with it.
import { variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { PhaseType } from "@mostrador/domain/growth/funnels/phases.ts";
import { MOST_IN_SEQUENCE, sequenceVariables } from "@mostrador/domain/growth/funnels/sequence.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../../ui/form/use-form-values.ts";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import { PromotionWarning } from "../../../conversation/templates/index.ts";
import { newSequenceMessage, type SequenceValues, withMoved } from "../funnel-values.ts";
import { OrderButtons } from "../order-buttons.tsx";
import { MessageFields } from "./message-fields.tsx";

type Props = { path: string; scenario: string; type: PhaseType; onClose: () => void };

export function SequenceDialog({ path, scenario, type, onClose }: Props) {
  const messages = useFormValue<SequenceValues[] | undefined>(path) ?? [];
  const set = useSetFormList();
  const error = useFormError(path);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Secuencia de reactivación de ${scenario}`}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="body2" color="textSecondary">
          Los recibe cada contacto que llega a este escenario, mientras siga en él. Al salir se retiran los que faltan.{" "}
          {variablesHint(sequenceVariables(type))}
        </Typography>
        {messages.length > 0 && <PromotionWarning />}
        {error && (
          <Notice tone="error" role="alert">
            {error}
          </Notice>
        )}
        {messages.map((message, at) => (
          <Box key={message.key} role="group" aria-label={`Mensaje ${at + 1}`} sx={FRAME}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
              <Typography component="h3" variant="body2" sx={{ flex: 1, fontWeight: 500 }}>
                {`Mensaje ${at + 1}`}
              </Typography>
              <OrderButtons
                name={`Mensaje ${at + 1}`}
                at={at}
                count={messages.length}
                mayBeNone
                onMove={(by) => set(path, withMoved(messages, at, by))}
                onRemove={() =>
                  set(
                    path,
                    messages.filter((_, index) => index !== at),
                  )
                }
              />
            </Box>
            <MessageFields path={`${path}.${at}`} isFirst={at === 0} />
          </Box>
        ))}
        {messages.length < MOST_IN_SEQUENCE && (
          <Button
            startIcon={<AddRounded />}
            sx={{ justifySelf: "start" }}
            onClick={() => set(path, [...messages, newSequenceMessage(messages.length === 0)])}
          >
            Agregar mensaje
          </Button>
        )}
      </Box>
    </Dialog>
  );
}

const FRAME = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  p: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "10px",
} as const;
