import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";

type Props = {
  group: string;
  label: string;
  help: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
};

/** One possible answerer, as a full-width button. */
export function AnsweringOption({ group, label, help, checked, disabled, onChoose }: Props) {
  return (
    <Box component="label" sx={{ ...ROW, cursor: disabled ? "default" : "pointer" }}>
      <Radio
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        slotProps={{ input: { "aria-label": label } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
      </Box>
    </Box>
  );
}

const ROW = {
  display: "flex",
  alignItems: "flex-start",
  gap: 1,
  p: 1,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
} as const;
