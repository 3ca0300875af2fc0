import Box from "@mui/material/Box";

/** An agenda without anything in it says how to begin. */
export function FirstHint({ phone }: { phone: boolean }) {
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
        pointerEvents: "none",
        bgcolor: "surface.raised",
        border: "1px solid",
        borderColor: "divider",
        boxShadow: 2,
      }}
    >
      {phone ? "Toca un horario libre" : "Haz clic en un horario libre, o arrastra sobre él,"} para agendar la primera
      cita.
    </Box>
  );
}
