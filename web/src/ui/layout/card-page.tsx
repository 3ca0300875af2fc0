// A page that is one centred card, or the whole screen on the phone: sign-in pages and pages without a session.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** `width`: of the card, in px. `foot` is below it. */
export function CardPage({ width, children, foot }: { width: number; children: ReactNode; foot?: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        flex: 1,
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: { xs: "flex-start", sm: "center" },
        bgcolor: { xs: "background.paper", sm: "background.default" },
        px: 2,
        py: { xs: 4, sm: 6 },
      }}
    >
      <Box
        sx={{
          width: 1,
          maxWidth: width,
          p: { xs: 0.5, sm: 4 },
          borderRadius: "14px",
          border: { sm: "1px solid" },
          borderColor: { sm: "divider" },
          bgcolor: "background.paper",
        }}
      >
        {children}
      </Box>
      {foot && (
        <Box sx={{ mt: 3, maxWidth: width, color: "text.secondary", typography: "body2", textAlign: "center" }}>
          {foot}
        </Box>
      )}
    </Box>
  );
}
