import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** Names and values in two columns, stacked on the phone. Empty values read '—'. */
export function Facts({ facts }: { facts: readonly (Fact | false | undefined)[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: { xs: "1fr", sm: "minmax(112px, min(30%, 240px)) 1fr" },
        alignItems: "baseline",
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1.25 },
      }}
    >
      {facts.map(
        (fact) =>
          fact && (
            <Box key={fact.label} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ typography: "body2", color: "text.secondary" }}>
                {fact.label}
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  mb: { xs: 1.5, sm: 0 },
                  typography: "body2",
                  minWidth: 0,
                  overflowWrap: "anywhere",
                  whiteSpace: "pre-line",
                }}
              >
                {fact.value === null || fact.value === undefined || fact.value === "" ? "—" : fact.value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
