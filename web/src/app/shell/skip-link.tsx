import Box from "@mui/material/Box";

/** The first element that Tab reaches: skips the menu and goes to the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#contenido"
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: "surface.raised",
        color: "primary.ink",
        border: "1px solid",
        borderColor: "divider",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      Ir al contenido
    </Box>
  );
}
