// Numbers in a list, each with its actions.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type NumberRow = { key: string; number: string; name: string; action?: ReactNode };

export function NumberRows({ label, rows }: { label: string; rows: readonly NumberRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {rows.map(({ key, number, name, action }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            minHeight: 48,
            borderBottom: "1px solid",
            borderColor: "divider",
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ typography: "body2", fontVariantNumeric: "tabular-nums" }}>{number}</Box>
            {name && (
              <Box sx={{ typography: "caption", color: "text.secondary", overflowWrap: "anywhere" }}>{name}</Box>
            )}
          </Box>
          {action}
        </Box>
      ))}
    </Box>
  );
}
