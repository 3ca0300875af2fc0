// A section of a long form: title, purpose, and fields in one or two columns.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type FormSectionProps = {
  title?: string;
  /** The level of the title: 'h2' directly below a page's title. */
  level?: "h2" | "h3";
  description?: string;
  columns?: 1 | 2;
  children: ReactNode;
};

export function FormSection({ title, level = "h3", description, columns = 1, children }: FormSectionProps) {
  return (
    <Box component="section" aria-label={title}>
      {title && (
        <Typography variant="h3" component={level} sx={{ mb: description ? 0.25 : 1.5 }}>
          {title}
        </Typography>
      )}
      {description && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: "68ch" }}>
          {description}
        </Typography>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
