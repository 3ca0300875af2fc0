// A select outside a form: the browser's own list, which a phone shows full size.
import Box from "@mui/material/Box";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useId } from "react";

type Props = {
  label: string;
  /** It still has a name for screen readers. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function Choice({ label, isLabelHidden = false, value, options, onChange }: Props) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      {!isLabelHidden && (
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: "block", mb: 0.5 }}>
          {label}
        </Typography>
      )}
      <Select
        native
        fullWidth
        size="small"
        value={value}
        onChange={(event) => onChange(String(event.target.value))}
        slotProps={{ input: { id, ...(isLabelHidden && { "aria-label": label }) } }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}
