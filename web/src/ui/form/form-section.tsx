// A part of a long form: its title, a line on what it is for, and its fields in one or two columns.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type FormSectionProps = {
  title?: string;
  /** Of the title: 'h2' right below the title of a page. */
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
