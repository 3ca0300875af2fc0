import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawings.tsx";

export type EmptyProps = {
  drawing: DrawingName;
  /** One sentence: what will be here, or what to do. */
  text: string;
  /** One button. */
  action?: ReactNode;
  dense?: boolean;
};

/** An empty state: one illustration, one sentence, one action. */
export function Empty({ drawing, text, action, dense = false }: EmptyProps) {
  return (
    <Stack
      sx={{
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        gap: 2,
        px: 3,
        py: dense ? 4 : 8,
        flex: 1,
      }}
    >
      <Drawing name={drawing} size={dense ? 88 : 120} />
      <Typography color="textSecondary" sx={{ maxWidth: "42ch", textWrap: "balance", whiteSpace: "pre-line" }}>
        {text}
      </Typography>
      {action}
    </Stack>
  );
}
