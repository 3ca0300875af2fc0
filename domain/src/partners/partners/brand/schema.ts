// What a brand may hold, field by field (contract/partners#brand).
import * as z from "zod";
import { filePath } from "../../../ground/files/file-address.ts";
import { Color, optionalText, REQUIRED, text } from "../../../kit/schema.ts";
import { type BrandColor, FONTS } from "./brand.ts";

const brandColor = () => z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(Color);

const colors = {
  primaryColor: brandColor(),
  secondaryColor: brandColor(),
  backgroundColor: brandColor(),
  textColor: brandColor(),
  accentColor: brandColor(),
  successColor: brandColor(),
  warningColor: brandColor(),
  errorColor: brandColor(),
} satisfies Record<BrandColor, z.ZodType>;

/** A link that may be left out. Without `hosts` any host will do. */
function link(name: string, hosts?: readonly string[]) {
  const wrong = hosts ? `La dirección debe ser de ${name}` : "La dirección no es válida";
  return optionalText(300, "La dirección").refine((value) => value === "" || isLink(value, hosts), {
    error: ({ input }) =>
      /^https?:\/\//i.test(String(input)) ? wrong : "La dirección debe empezar con http:// o https://",
  });
}

/** An address without user, password, or characters that could end an attribute or a rule. */
const LINK = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#][^\s"'`<>\\(){}]*)?$/i;

function isLink(value: string, hosts: readonly string[] | undefined): boolean {
  const host = LINK.exec(value)?.[1]?.toLowerCase();
  return host !== undefined && (!hosts || hosts.some((own) => host === own || host.endsWith(`.${own}`)));
}

/** A picture that was uploaded for the partner, or one elsewhere. */
export const LogoUrl = optionalText(500, "El logotipo").refine(
  (value) => value === "" || isUploaded(value) || (value.startsWith("https://") && isLink(value, undefined)),
  "El logotipo debe ser una imagen tuya o una dirección que empiece con https://",
);

/** The address of a file of ours, as it is stored. */
export function isUploaded(url: string): boolean {
  return filePath(url) === url && url.startsWith("/");
}

export const Branding = z.object({
  ...colors,
  logoUrl: LogoUrl,
  fontFamily: z.enum(FONTS, { error: ({ input }) => (input ? "Elige una de las tipografías de la lista" : REQUIRED) }),
  themeMode: z.enum(["light", "dark"], "El modo debe ser light o dark").default("light"),
  companyName: text(1, 100, "El nombre de la empresa"),
  description: z
    .string(REQUIRED)
    .trim()
    .max(200, "Máximo 200 caracteres")
    .pipe(text(1, 200, "La descripción")),
  email: z
    .string(REQUIRED)
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(254, "Email inválido")
    .pipe(z.email("Email inválido")),
  phone: text(1, 30, "El teléfono").refine((value) => /^[+\d\s().-]+$/.test(value), "El teléfono no es válido"),
  facebookUrl: link("Facebook", ["facebook.com", "fb.com"]),
  instagramUrl: link("Instagram", ["instagram.com"]),
  whatsappUrl: link("WhatsApp", ["wa.me", "whatsapp.com"]),
  websiteUrl: link("tu sitio"),
});
export type Branding = z.infer<typeof Branding>;

/** As it is answered: what the partner has not chosen yet has its default, and texts may be empty. */
export const ShownBranding = z.object({
  ...(Object.fromEntries(Object.keys(colors).map((key) => [key, z.string()])) as Record<BrandColor, z.ZodString>),
  logoUrl: z.string(),
  fontFamily: z.enum(FONTS),
  themeMode: z.enum(["light", "dark"]),
  companyName: z.string(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  whatsappUrl: z.string(),
  websiteUrl: z.string(),
});
export type ShownBranding = z.infer<typeof ShownBranding>;
