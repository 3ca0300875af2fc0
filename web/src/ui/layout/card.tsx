import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type CardProps = {
  title?: string;
  description?: string;
  /** At the right of the title. */
  action?: ReactNode;
  children?: ReactNode;
  /** No padding: for lists and tables, which have their own. */
  flush?: boolean;
};

/** A surface with a thin border around related content. */
export function Card({ title, description, action, children, flush = false }: CardProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ overflow: "clip", display: "flex", flexDirection: "column" }}
    >
      {(title || action) && (
        <Box
          sx={{
            display: "flex",
            // On a phone, what does not fit next to the title goes below it.
            flexWrap: "wrap",
            columnGap: 2,
            rowGap: 1,
            alignItems: "center",
            px: { xs: 2, sm: 2.5 },
            pt: 2,
            pb: flush ? 1.5 : 0,
            minHeight: 52,
          }}
        >
          <Box sx={{ flex: description ? "1 1 180px" : "1 1 120px", minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            {description && (
              <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "68ch" }}>
                {description}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
      )}
      {children && <Box sx={flush ? FLUSH : { p: { xs: 2, sm: 2.5 } }}>{children}</Box>}
    </Paper>
  );
}

/** Rows are below the card's title. */
const FLUSH = { minWidth: 0, "--row-inset": { xs: "10px", sm: "14px" } } as const;
