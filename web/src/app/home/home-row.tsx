import Box from "@mui/material/Box";
import { Link } from "react-router";
import { Row, type RowProps } from "../../ui/list/row.tsx";

/** A row of the main page that links to what it describes. */
export function HomeRow({ to, ...row }: RowProps & { to: string }) {
  return (
    <Box component="li" sx={{ "& + &": { borderTop: "1px solid", borderColor: "divider" } }}>
      <Box component={Link} to={to} sx={LINE}>
        <Row {...row} />
      </Box>
    </Box>
  );
}

export function HomeRows({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 60,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
} as const;
