import Box from "@mui/material/Box";
import { Link } from "react-router";

/** The product's logo, at the top of the menu. */
export function BrandMark({ narrow = false, onNavigate }: { narrow?: boolean; onNavigate?: () => void }) {
  return (
    <Box
      component={Link}
      to="/principal"
      aria-label="Mostrador, inicio"
      {...(onNavigate && { onClick: onNavigate })}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        height: 52,
        flexShrink: 0,
        px: 2.25,
        mb: 1,
        justifyContent: narrow ? "center" : "flex-start",
        color: "text.primary",
        textDecoration: "none",
        fontWeight: 700,
        fontSize: 16,
        letterSpacing: "-0.01em",
        "&:focus-visible": { outlineOffset: -4, borderRadius: 1 },
      }}
    >
      <Sign />
      {!narrow && "Mostrador"}
    </Box>
  );
}

/** A counter bell on its desk, in the primary colour. */
function Sign({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        "& rect:first-of-type": { fill: "var(--mui-palette-primary-main)" },
        "& .w": { fill: "var(--mui-palette-primary-contrastText)" },
      }}
    >
      <rect width="64" height="64" rx="16" />
      <path className="w" d="M14 38h36v5a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3zM20 33a12 12 0 0 1 24 0z" />
      <rect className="w" x="30" y="15" width="4" height="6" rx="2" />
    </Box>
  );
}
