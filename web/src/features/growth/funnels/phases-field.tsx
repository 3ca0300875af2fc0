// The phases of a funnel in its form, in the order of the funnel.
import { PHASE_LABELS, PHASE_TYPES } from "@mostrador/domain/growth/funnels/phases.ts";
import { MOST_PHASES } from "@mostrador/domain/growth/funnels/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormError, useFormValue, useSetFormList } from "../../../ui/form/use-form-values.ts";
import { AddRounded } from "../../../ui/icon/list-actions.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { newPhase, type PhaseValues, withMoved } from "./funnel-values.ts";
import { OrderButtons } from "./order-buttons.tsx";
import { ScenariosField } from "./scenarios-field.tsx";

const TYPES = PHASE_TYPES.map((value) => ({ value, label: PHASE_LABELS[value] }));

export function PhasesField() {
  const phases = useFormValue<PhaseValues[]>("phases");
  const set = useSetFormList();
  const error = useFormError("phases");
  return (
    <FormSection
      level="h2"
      title="Fases"
      description="Por dónde pasan tus contactos, en orden. Cada fase tiene sus escenarios."
    >
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      {phases.map((phase, at) => {
        const name = phase.name || `Fase ${at + 1}`;
        return (
          <Box key={phase.key} role="group" aria-label={`Fase ${at + 1}`} sx={FRAME}>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
              <Typography component="h3" sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: "anywhere" }}>
                {name}
              </Typography>
              <OrderButtons
                name={name}
                at={at}
                count={phases.length}
                onMove={(by) => set("phases", withMoved(phases, at, by))}
                onRemove={() =>
                  set(
                    "phases",
                    phases.filter((_, index) => index !== at),
                  )
                }
              />
            </Box>
            <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
              <TextField name={`phases.${at}.name`} label="Nombre de la fase" maxLength={40} />
              <SelectField name={`phases.${at}.type`} label="Tipo de la fase" options={TYPES} />
            </Box>
            <ScenariosField phase={at} name={name} type={phase.type} />
          </Box>
        );
      })}
      {phases.length < MOST_PHASES && (
        <Button
          startIcon={<AddRounded />}
          sx={{ justifySelf: "start" }}
          onClick={() => set("phases", [...phases, newPhase()])}
        >
          Agregar fase
        </Button>
      )}
    </FormSection>
  );
}

const FRAME = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "minmax(0, 1fr)",
  p: { xs: 1.5, sm: 2 },
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "10px",
} as const;
