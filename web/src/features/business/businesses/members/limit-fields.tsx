// How far the access of a person reaches: branches, agenda, conversations.

import { isLimited } from "@mostrador/domain/ground/identity/limits.ts";
import Box from "@mui/material/Box";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { MultiSelectField } from "../../../../ui/pick/multi-select-field.tsx";
import { type LimitValues, limitsOf, type ReachChoices, type ReachOption, THREADS } from "./limit-values.ts";

export function LimitFields({ branches, specialists }: ReachChoices) {
  const limits = useFormValue<LimitValues>("limits");
  return (
    <FormSection title="Hasta dónde llega">
      {(offered(branches).length > 1 || limits.branchIds.length > 0) && (
        <MultiSelectField
          name="limits.branchIds"
          label="Sucursales"
          required={false}
          placeholder={limits.branchIds.length === 0 ? "Todas" : ""}
          options={offered(branches, limits.branchIds)}
        />
      )}
      <Box>
        <SwitchField
          name="limits.ownAgenda"
          label="Solo su propia agenda"
          help="No ve citas ni bloqueos de los demás, y no cobra en caja."
        />
        {limits.ownAgenda && (
          <Box sx={{ mt: 1 }}>
            <SelectField
              name="limits.specialistId"
              label="Especialista"
              placeholder="¿De quién es la agenda?"
              options={offered(specialists, limits.specialistId === null ? [] : [limits.specialistId])}
            />
          </Box>
        )}
      </Box>
      <SelectField name="limits.threads" label="Conversaciones" options={THREADS} />
      {isLimited(limitsOf(limits)) && (
        <Box component="p" sx={{ m: 0, typography: "body2", color: "text.secondary" }}>
          Con estos límites no se abren Asistentes, Flujos ni Privacidad. Los contactos se ven completos, sin las citas
          y mensajes que quedan fuera.
        </Box>
      )}
    </FormSection>
  );
}

/** Archived ones only where they are chosen. */
function offered(options: readonly ReachOption[], chosen: readonly string[] = []) {
  return options.filter(({ value, isArchived }) => !isArchived || chosen.includes(value));
}
