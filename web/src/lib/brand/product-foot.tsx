// The foot of a page without a brand: the privacy policy, the terms and the community of the installation, where it has
// them (PRIVACY_URL, TERMS_URL, COMMUNITY_URL).
import Box from "@mui/material/Box";
import { FOOT, FOOT_LINKS } from "./foot-look.ts";
import { ownFootLinks } from "./own-foot-links.ts";

export function ProductFoot({ name }: { name: string }) {
  return (
    <Box component="footer" aria-label={name} sx={FOOT}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0, fontWeight: 700, color: "text.primary" }}>{name}</Box>
      <Box sx={FOOT_LINKS}>
        {ownFootLinks().map(([label, address]) => (
          <a key={label} href={address} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      </Box>
    </Box>
  );
}
