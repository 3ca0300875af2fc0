// Full access, or access per page.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { LEVELS, PAGES } from "./grant-values.ts";

export function GrantFields() {
  const access = useFormValue("access");
  const agenda = useFormValue<string>(`levels.p${PAGE.agenda}`);
  return (
    <>
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
