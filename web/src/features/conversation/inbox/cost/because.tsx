// Why this assistant answered and not another one: folded by default.
import Box from "@mui/material/Box";

export function Because({ because }: { because: string }) {
  return (
    <Box
      component="details"
      sx={{
        mt: 0.5,
        typography: "caption",
        color: "text.secondary",
        "& > summary": { cursor: "pointer", width: "fit-content", "&:focus-visible": { outline: "2px solid" } },
      }}
    >
      <summary>¿Por qué contestó este asistente?</summary>
      {because}
    </Box>
  );
}
