import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type RowProps = {
  /** At the left: an avatar, an icon. */
  start?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** At the right of the title: a time, an amount, a state. */
  aside?: ReactNode;
  /** Buttons at the far right. */
  actions?: ReactNode;
  strong?: boolean;
};

/** What stands in one row of a list: two lines that never break, and what belongs at their sides. */
export function Row({ start, title, subtitle, aside, actions, strong = false }: RowProps) {
  return (
    <>
      {start}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", gap: 1, alignItems: "baseline" }}>
          <Typography
            variant="subtitle2"
            component="div"
            noWrap
            sx={{ flex: 1, minWidth: 0, fontWeight: strong ? 700 : 500 }}
          >
            {title}
          </Typography>
          {aside && <Box sx={{ typography: "caption", color: "text.secondary", flexShrink: 0 }}>{aside}</Box>}
        </Box>
        {subtitle && (
          <Typography variant="body2" component="div" noWrap color={strong ? "textPrimary" : "textSecondary"}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box sx={{ display: "flex", flexShrink: 0 }} onClick={(event) => event.stopPropagation()}>
          {actions}
        </Box>
      )}
    </>
  );
}
