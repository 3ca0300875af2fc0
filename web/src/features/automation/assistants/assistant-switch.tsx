import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useMay } from "../../../lib/session/active-business.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useSwitchAssistant } from "./api.ts";

/** Switches the assistant on or off at once, and reverts with a message when the server refuses. */
export function AssistantSwitch({ assistant }: { assistant: Assistant }) {
  const { _id, name, isWorking, isReachable } = assistant;
  const answers = isWorking && isReachable;
  const change = useSwitchAssistant(_id);
  const toast = useToast();
  const may = useMay();
  return (
    <FormControlLabel
      label={answers ? "Activo" : isWorking ? "Sin canal" : "Apagado"}
      labelPlacement="start"
      disabled={!may(PAGE.asistentes, "edit")}
      sx={{
        m: 0,
        gap: 0.5,
        minHeight: 44,
        "& .MuiFormControlLabel-label": {
          typography: "body2",
          color: answers ? "success.ink" : isWorking ? "warning.ink" : "text.secondary",
        },
      }}
      control={
        <Switch
          checked={isWorking}
          slotProps={{ input: { role: "switch", "aria-label": `${name} responde` } }}
          onChange={(_, checked) =>
            change.mutate(checked, { onError: (error) => toast.error(sayError(error), { key: `switch:${_id}` }) })
          }
        />
      }
    />
  );
}
