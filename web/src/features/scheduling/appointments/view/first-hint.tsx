import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";

/** Says how to start in an empty agenda; `nobodyIn`: the branch without specialists. */
export function FirstHint({ phone, nobodyIn }: { phone: boolean; nobodyIn: string | null }) {
  return (
    <Box
      role="note"
      sx={{
        position: "absolute",
        ...(phone ? { left: 16 } : { left: "50%", transform: "translateX(-50%)" }),
        bottom: 24,
        zIndex: 5,
        px: 2,
        py: 1,
        borderRadius: "10px",
        typography: "body2",
        textAlign: "center",
        width: "max-content",
        maxWidth: "calc(100% - 112px)",
        pointerEvents: nobodyIn === null ? "none" : "auto",
        bgcolor: "surface.raised",
        border: "1px solid",
        borderColor: "divider",
        boxShadow: 2,
      }}
    >
      {nobodyIn !== null && (
        <>
          En {nobodyIn} todavía no atiende nadie.{" "}
          <Link component={RouterLink} to="/especialistas?nuevo=1">
            Registrar especialista
          </Link>
        </>
      )}
      {nobodyIn === null && (phone ? "Toca un horario libre" : "Haz clic en un horario libre, o arrastra sobre él,")}
      {nobodyIn === null && " para agendar la primera cita."}
    </Box>
  );
}
