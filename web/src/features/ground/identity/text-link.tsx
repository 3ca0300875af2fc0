import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A link inside the product, in running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={to}
      sx={{
        color: "primary.ink",
        fontWeight: 500,
        fontSize: 14,
        textDecoration: "none",
        borderRadius: "4px",
        "&:hover": { textDecoration: "underline" },
      }}
    >
      {children}
    </Box>
  );
}
