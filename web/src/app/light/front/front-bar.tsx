import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { BrandLogo, useProductName } from "../../../lib/brand/brand-sign.tsx";

/** The logo and the two sign-in links. */
export function FrontBar() {
  const name = useProductName();
  return (
    <Box component="header" sx={{ borderBottom: "1px solid", borderColor: "divider", bgcolor: "background.paper" }}>
      <Box
        component="nav"
        aria-label={name}
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
        <Box component="a" href="/" aria-label={`${name}, inicio`} sx={SIGN}>
          <BrandLogo size={32} />
          {name}
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
