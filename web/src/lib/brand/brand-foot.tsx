// The foot of a page under a brand: who is behind it, and where to reach them.
import Box from "@mui/material/Box";
import { useBrand } from "./brand.ts";
import { FOOT, FOOT_LINKS } from "./foot-look.ts";

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
      <Box sx={FOOT_LINKS}>
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
