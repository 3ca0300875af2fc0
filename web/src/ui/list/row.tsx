import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type RowProps = {
  /** At the left: an avatar, an icon. */
  start?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** At the right of the title: a time, a state. It goes below when the title would be too narrow. */
  aside?: ReactNode;
  /** At the right of the title: money or a quantity. */
  amount?: ReactNode;
  /** Buttons at the far right. */
  actions?: ReactNode;
  strong?: boolean;
};

/** Where names and amounts do not fit on one line: the amount is below in every row, and the second line may wrap. */
const NARROW = "@media (max-width: 359.95px)";
const TWO_LINES = {
  whiteSpace: "normal",
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
} as const;

/** One row of a list: two lines that wrap on the narrowest screens only, with content at both sides. */
export function Row({ start, title, subtitle, aside, amount, actions, strong = false }: RowProps) {
  return (
    <>
      {start}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "baseline" }}>
          <Typography
            variant="body1"
            component="div"
            noWrap
            sx={{ flex: "1 1 60%", minWidth: 0, fontWeight: strong ? 700 : 500 }}
          >
            {title}
          </Typography>
          {aside && (
            // on the narrowest screens it is as wide as the row at most, and wraps
            <Box sx={{ typography: "caption", color: "text.secondary", flexShrink: 0, maxWidth: 1 }}>{aside}</Box>
          )}
          {amount && (
            <Box
              sx={{
                ...{ typography: "body1", fontWeight: { xs: 700, sm: 500 }, flexShrink: 0 },
                [NARROW]: { flexBasis: "100%" },
              }}
            >
              {amount}
            </Box>
          )}
        </Box>
        {subtitle && (
          <Typography
            variant="body2"
            component="div"
            noWrap
            color={strong ? "textPrimary" : "textSecondary"}
            sx={{ [NARROW]: TWO_LINES }}
          >
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
