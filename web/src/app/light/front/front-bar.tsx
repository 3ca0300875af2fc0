import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

/** The logo and the two sign-in links. */
export function FrontBar() {
  return (
    <Box component="header" sx={{ borderBottom: "1px solid", borderColor: "divider", bgcolor: "background.paper" }}>
      <Box
        component="nav"
        aria-label="Mostrador"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          maxWidth: 1120,
          mx: "auto",
          minHeight: 60,
          px: { xs: 2, sm: 3 },
        }}
      >
        <Box component="a" href="/" aria-label="Mostrador, inicio" sx={SIGN}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          Mostrador
        </Box>
        <Box sx={{ flex: 1 }} />
        <Button component="a" href="/auth/ingresar" variant="text">
          Ingresar
        </Button>
        <Button
          component="a"
          href="/auth/registro"
          variant="contained"
          color="primary"
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          Crear cuenta
        </Button>
      </Box>
    </Box>
  );
}

const SIGN = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  minHeight: 44,
  borderRadius: 1,
  fontWeight: 700,
  fontSize: 16,
  color: "text.primary",
  textDecoration: "none",
} as const;
