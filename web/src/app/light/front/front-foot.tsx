import Box from "@mui/material/Box";
import { TextLink } from "../../../features/ground/identity/text-link.tsx";
import { useBrand } from "../../../lib/brand/brand.ts";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";
import { ownFootLinks } from "../../../lib/brand/own-foot-links.ts";
import { ModeChoice } from "../../mode-choice.tsx";

const LINKS = [
  ["/auth/registro", "Crear cuenta"],
  ["/auth/ingresar", "Ingresar"],
  ["/auth/recuperar", "Recuperar contraseña"],
  ["/api/docs", "API"],
] as const;

export function FrontFoot() {
  const name = useProductName();
  const own = useBrand() ? [] : ownFootLinks().map(([label, address]) => [address, label] as const);
  return (
    <Box component="footer" sx={{ borderTop: "1px solid", borderColor: "divider", bgcolor: "background.paper" }}>
      <Box sx={INSIDE}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {name}
        </Box>
        <Box component="nav" aria-label="Pie de página" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2.5 }}>
          {[...LINKS, ...own].map(([to, label]) => (
            <Box key={to} component="span" sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
              <TextLink to={to}>{label}</TextLink>
            </Box>
          ))}
        </Box>
        <Box sx={{ ml: { md: "auto" } }}>
          <ModeChoice />
        </Box>
      </Box>
    </Box>
  );
}

const INSIDE = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  rowGap: 1,
  columnGap: 4,
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: 2.5,
} as const;
