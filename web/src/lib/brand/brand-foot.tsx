// The foot of a page under a brand: who is behind it, and where to reach them.
import Box from "@mui/material/Box";
import { useBrand } from "./brand.ts";

/** Nothing without a brand. `simple`: without the social links. */
export function BrandFoot({ simple = false }: { simple?: boolean }) {
  const brand = useBrand();
  if (!brand) return null;
  const { companyName, description, email, phone, websiteUrl } = brand;
  const social = [
    ["Facebook", brand.facebookUrl],
    ["Instagram", brand.instagramUrl],
    ["WhatsApp", brand.whatsappUrl],
  ].filter(([, url]) => url && !simple);
  return (
    <Box component="footer" aria-label={companyName} sx={FOOT}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, color: "text.primary" }}>{companyName}</Box>
        {description && <Box>{description}</Box>}
      </Box>
      <Box sx={LINKS}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
        {social.map(([name, url]) => (
          <a key={name} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
        {websiteUrl && (
          <a href={websiteUrl} target="_blank" rel="noreferrer">
            Visitar Sitio Web
          </a>
        )}
      </Box>
    </Box>
  );
}

const FOOT = {
  // last in its column, whichever part of the page comes first
  order: 1,
  mt: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 4,
  rowGap: 1,
  width: 1,
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: 2,
  typography: "body2",
  color: "text.secondary",
  overflowWrap: "anywhere",
} as const;
const LINKS = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { xs: 44, md: 32 },
    color: "primary.ink",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
} as const;
