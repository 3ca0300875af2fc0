import Box from "@mui/material/Box";
import { Link } from "react-router";
import { Row, type RowProps } from "../../ui/list/row.tsx";
import { ROW_LINE } from "../../ui/list/row-line.ts";

/** A row of the main page that links to what it describes. */
export function HomeRow({ to, ...row }: RowProps & { to: string }) {
  return (
    <Box component="li" sx={{ "& + &": { borderTop: "1px solid", borderColor: "divider" } }}>
      <Box component={Link} to={to} sx={ROW_LINE}>
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
