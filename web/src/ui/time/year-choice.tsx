import Box from "@mui/material/Box";

const FIRST_YEAR = 1900;

type Props = { year: number; max: number; onChange: (year: number) => void };

/** Chooses a year from the device's own list, latest first. */
export function YearChoice({ year, max, onChange }: Props) {
  const years = Array.from({ length: max - FIRST_YEAR + 1 }, (_, index) => max - index);
  return (
    <Box
      component="select"
      value={year}
      onChange={({ target }: { target: HTMLSelectElement }) => onChange(Number(target.value))}
      aria-label="Año"
      sx={LOOK}
    >
      {years.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Box>
  );
}

const LOOK = {
  font: "inherit",
  fontWeight: 500,
  color: "text.primary",
  bgcolor: "surface.raised",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "8px",
  minHeight: { xs: 44, sm: 36 },
  px: 0.75,
  mr: 0.5,
} as const;
