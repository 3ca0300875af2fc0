import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Tone } from "../theme/palette-types.ts";

export type NoticeProps = {
  tone?: Tone;
  children: ReactNode;
  /** A small button at the right. */
  action?: ReactNode;
  role?: "alert" | "status";
};

/** A tinted line with information at the place it concerns, with an optional action. */
export function Notice({ tone = "primary", children, action, role }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        px: 1.5,
        py: 1,
        minHeight: 44,
        borderRadius: 1,
        bgcolor: `${tone}.soft`,
        color: "text.primary",
        typography: "body2",
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 3, alignSelf: "stretch", borderRadius: 1, flexShrink: 0, bgcolor: `${tone}.ink` }}
      />
      <Box sx={{ flex: "1 1 180px", minWidth: 0, whiteSpace: "pre-line" }}>{children}</Box>
      {action}
    </Box>
  );
}
