import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import type { FieldText } from "./field-frame.tsx";
import { useField } from "./use-field.ts";

/** Yes or no: the whole line is clickable. */
export function SwitchField({ name, label, help, disabled }: FieldText & { name: string }) {
  const field = useField<boolean>(name);
  const below = field.error ?? help;
  return (
    <Box
      component="label"
      htmlFor={field.id}
      sx={{ display: "flex", gap: 2, alignItems: "flex-start", py: 0.75, cursor: disabled ? "default" : "pointer" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle2", color: disabled ? "text.secondary" : "text.primary" }}>{label}</Box>
        {below && (
          <FormHelperText id={`${field.id}-help`} error={Boolean(field.error)} sx={{ mt: 0.25, maxWidth: "68ch" }}>
            {below}
          </FormHelperText>
        )}
      </Box>
      <Switch
        id={field.id}
        name={field.name}
        checked={field.value === true}
        disabled={disabled ?? false}
        onChange={(_, checked) => field.change(checked)}
        onBlur={field.blur}
        slotProps={{
          input: { ref: field.ref, role: "switch", "aria-describedby": below ? `${field.id}-help` : undefined },
        }}
      />
    </Box>
  );
}
