// Full access, or access per page.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { useFormValue, useSetFormList, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { grantValues, LEVELS, PAGES } from "./grant-values.ts";
import { LimitFields } from "./limit-fields.tsx";
import type { ReachChoices } from "./limit-values.ts";
import { PRESETS } from "./presets.ts";

/** `name`: of the person, where it is known. */
export function GrantFields({ reach, name: person = "" }: { reach: ReachChoices; name?: string }) {
  const access = useFormValue("access");
  const agenda = useFormValue<string>(`levels.p${PAGE.agenda}`);
  const set = useSetFormValue();
  const setQuietly = useSetFormList();
  const chosen = useFormValue<string | null>("limits.specialistId");
  /** Whose agenda it is: as chosen before, or the specialist of the same name, or the only one. */
  const active = reach.specialists.filter(({ isArchived }) => !isArchived);
  const [only] = active.length === 1 ? active : active.filter(({ label }) => person && isSameName(label, person));
  const ownSpecialist = chosen ?? only?.value ?? null;
  const take = ({ grant, ownAgenda: takeAgenda }: (typeof PRESETS)[number]) => {
    const { access, levels, appointments, blocks, limits } = grantValues(grant);
    set("access", access);
    for (const [page, level] of Object.entries(levels)) set(`levels.${page}`, level);
    set("appointments", appointments);
    set("blocks", blocks);
    // whose agenda it is may still have to be chosen: that is asked when the form is sent
    setQuietly("limits", takeAgenda ? { ...limits, ownAgenda: true, specialistId: ownSpecialist } : limits);
  };
  return (
    <>
      <Box
        role="group"
        aria-label="Empezar con"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
      >
        <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
          Empezar con
        </Box>
        {PRESETS.map((preset) => (
          <Tooltip key={preset.name} title={preset.help} describeChild>
            <Button size="small" onClick={() => take(preset)}>
              {preset.name}
            </Button>
          </Tooltip>
        ))}
      </Box>
      <ChoiceField
        name="access"
        label="Acceso"
        help={access === "full" ? "Ve y cambia todo, menos las personas con acceso." : "Solo las páginas que elijas."}
        options={[
          { value: "limited", label: "Por páginas" },
          { value: "full", label: "Completo" },
        ]}
      />
      <LimitFields {...reach} />
      {access === "limited" && (
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {PAGES.map(({ page, label }) => (
            <Box key={page} sx={page === PAGE.agenda ? { gridColumn: "1 / -1" } : undefined}>
              <SelectField
                name={`levels.p${page}`}
                label={label}
                options={LEVELS.map((level) => ({ value: level.value, label: level.label }))}
              />
              {page === PAGE.agenda && (agenda === "edit" || agenda === "delete") && (
                <Box sx={{ mt: 1 }}>
                  <SwitchField name="appointments" label="Agendar y mover citas" />
                  <SwitchField name="blocks" label="Bloquear horarios" />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** 'Marta' is 'Marta Ruiz'. */
function isSameName(one: string, other: string): boolean {
  const first = (text: string) => fold(text).split(" ")[0];
  return first(one) === first(other);
}
