import Box from "@mui/material/Box";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";

type SwitchLineProps = {
  label: string;
  help?: string;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
};

/** A switch that controls more than a boolean: the caller decides what it writes. */
export function SwitchLine({ label, help, checked, onChange, disabled = false }: SwitchLineProps) {
  return (
    <Box
      component="label"
      sx={{ display: "flex", gap: 2, alignItems: "flex-start", py: 0.75, cursor: disabled ? "default" : "pointer" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "subtitle2", color: disabled ? "text.secondary" : "text.primary" }}>{label}</Box>
        {help && (
          <Typography variant="caption" color="textSecondary" sx={{ display: "block", mt: 0.25 }}>
            {help}
          </Typography>
        )}
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, on) => onChange?.(on)}
        slotProps={{ input: { role: "switch" } }}
      />
    </Box>
  );
}
