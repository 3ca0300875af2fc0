// Full access, or access per page.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { grantValues, LEVELS, PAGES } from "./grant-values.ts";
import { PRESETS } from "./presets.ts";

export function GrantFields() {
  const access = useFormValue("access");
  const agenda = useFormValue<string>(`levels.p${PAGE.agenda}`);
  const set = useSetFormValue();
  const take = (grant: (typeof PRESETS)[number]["grant"]) => {
    const { access, levels, appointments, blocks } = grantValues(grant);
    set("access", access);
    for (const [page, level] of Object.entries(levels)) set(`levels.${page}`, level);
    set("appointments", appointments);
    set("blocks", blocks);
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
        {PRESETS.map(({ name, help, grant }) => (
          <Tooltip key={name} title={help} describeChild>
            <Button size="small" onClick={() => take(grant)}>
              {name}
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
