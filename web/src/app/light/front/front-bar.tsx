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
          <Box component="span" sx={NAME}>
            {name}
          </Box>
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

/** Two lines at most; a brand may have a long one. */
const NAME = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  lineHeight: 1.25,
} as const;
const SIGN = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  minWidth: 0,
  minHeight: 44,
  borderRadius: 1,
  fontWeight: 700,
  fontSize: 16,
  color: "text.primary",
  textDecoration: "none",
} as const;
