// The scenarios of a phase in the form. At most one action leads to each; with one it is automatic.
import { ACTION_LABELS, ACTIONS, type Action, type PhaseType } from "@mostrador/domain/growth/funnels/phases.ts";
import { MOST_SCENARIOS } from "@mostrador/domain/growth/funnels/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { newScenario, type ScenarioValues, withMoved } from "./funnel-values.ts";
import { OrderButtons } from "./order-buttons.tsx";
import { SequenceButton } from "./sequence/sequence-button.tsx";

/** `phase`: the form path of the phase; `name` and `type`: its own. */
export function ScenariosField({ phase, name, type }: { phase: number; name: string; type: PhaseType }) {
  const path = `phases.${phase}.scenarios`;
  const scenarios = useFormValue<ScenarioValues[] | undefined>(path) ?? [];
  const set = useSetFormList();
  const error = useFormError(path);
  return (
    <>
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      {scenarios.map((scenario, at) => {
        const said = scenario.name || `Escenario ${at + 1}`;
        const used = new Set<string>(scenarios.filter((_, index) => index !== at).map((one) => one.actionReference));
        return (
          <Box key={scenario.key} role="group" aria-label={`Escenario ${at + 1} de ${name}`} sx={FRAME}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                {`Escenario ${at + 1} ·\u00a0${scenario.type === "auto" ? "automático" : "manual"}`}
              </Typography>
              <OrderButtons
                name={said}
                at={at}
                count={scenarios.length}
                onMove={(by) => set(path, withMoved(scenarios, at, by))}
                onRemove={() =>
                  set(
                    path,
                    scenarios.filter((_, index) => index !== at),
                  )
                }
              />
            </Box>
            <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
              <TextField name={`${path}.${at}.name`} label="Nombre del escenario" maxLength={40} />
              <SelectField<Action | "none">
                name={`${path}.${at}.actionReference`}
                label="Acción de referencia"
                options={(["none", ...ACTIONS] as const).map((value) => ({
                  value,
                  label: ACTION_LABELS[value],
                  disabled: value !== "none" && used.has(value),
                }))}
                onChanged={(chosen) => set(`${path}.${at}.type`, chosen && chosen !== "none" ? "auto" : "manual")}
              />
            </Box>
            <TextArea
              name={`${path}.${at}.description`}
              label="Descripción del escenario"
              minRows={1}
              max={100}
              required={false}
            />
            <TextField
              name={`${path}.${at}.WALabel`}
              label="Etiqueta de WhatsApp"
              placeholder="Como la ves en WhatsApp Business"
              maxLength={100}
              required={false}
            />
            <SequenceButton path={`${path}.${at}.reactivationMessagesSequence`} scenario={said} type={type} />
          </Box>
        );
      })}
      {scenarios.length < MOST_SCENARIOS && (
        <Button
          size="small"
          startIcon={<AddRounded />}
          sx={{ justifySelf: "start" }}
          onClick={() => set(path, [...scenarios, newScenario()])}
        >
          Agregar escenario
        </Button>
      )}
    </>
  );
}

const FRAME = {
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "minmax(0, 1fr)",
  pl: { xs: 1.5, sm: 2 },
  borderLeft: "2px solid",
  borderColor: "divider",
} as const;
