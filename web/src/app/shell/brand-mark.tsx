import Box from "@mui/material/Box";
import { Link } from "react-router";
import { BrandLogo, useProductName } from "../../lib/brand/brand-sign.tsx";

/** The logo of the product or of its brand, at the top of the menu. */
export function BrandMark({ narrow = false, onNavigate }: { narrow?: boolean; onNavigate?: (() => void) | undefined }) {
  const name = useProductName();
  return (
    <Box
      component={Link}
      to="/principal"
      aria-label={`${name}, inicio`}
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
      <BrandLogo size={28} />
      {!narrow && <Box sx={NAME}>{name}</Box>}
    </Box>
  );
}

const NAME = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
