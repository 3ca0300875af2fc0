import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ArrowBackRounded } from "../icon/arrows.ts";

export type PageHeaderProps = {
  title: string;
  action?: ReactNode;
  subtitle?: ReactNode;
  tools?: ReactNode;
  back?: { label: string; to: string; onSelect: () => void };
  padded?: boolean;
};

/** Title and primary action on one line, tools on the next. */
export function PageHeader({ title, action, subtitle, tools, back, padded = false }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: padded ? 0 : 2.5, ...(padded && { px: { xs: 2, sm: 3 }, py: 1.5 }) }}>
      {back && (
        <Button
          variant="text"
          size="small"
          component="a"
          href={back.to}
          startIcon={<ArrowBackRounded />}
          onClick={(event: React.MouseEvent) => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            back.onSelect();
          }}
          sx={{ ml: -1.25, mb: 0.5, color: "text.secondary" }}
        >
          {back.label}
        </Button>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, minHeight: 44 }}>
        <Box sx={{ flex: "1 1 0", minWidth: "min-content", maxWidth: 1 }}>
          <Typography component="h1" sx={{ typography: { xs: "h2", sm: "h1" }, ...WHOLE_WORDS }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" component="div">
              {subtitle}
            </Typography>
          )}
        </Box>
        {action && <Box sx={{ flexShrink: 0, display: "flex", gap: 1 }}>{action}</Box>}
      </Box>
      {tools && <Box sx={{ mt: 2, display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>{tools}</Box>}
    </Box>
  );
}

/** The action goes below where a word of the title does not fit. */
const WHOLE_WORDS = { textWrap: "balance", overflowWrap: "break-word" } as const;
