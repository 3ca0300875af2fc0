import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";

/** A code that is shown only once: what its receiver does with it, and how to copy it. */
export function OneTimeCode({ code, copyLabel, children }: { code: string; copyLabel: string; children: ReactNode }) {
  return (
    <>
      <Typography>{children}</Typography>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1.5,
          my: 2,
          p: 2,
          borderRadius: 1,
          bgcolor: "primary.soft",
        }}
      >
        <Box component="code" sx={{ flex: 1, minWidth: 200, fontSize: 16, overflowWrap: "anywhere" }}>
          {code}
        </Box>
        <CopyButton text={code} label={copyLabel} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        No se vuelve a mostrar. Si se pierde, crea otro.
      </Typography>
    </>
  );
}
