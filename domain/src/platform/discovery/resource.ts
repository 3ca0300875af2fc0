// Businesses in the public directory: what their owners write (contract/platform#directory).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { CountryCode, phoneDigits, typedPhone } from "../../kit/phone/phone-field.ts";
import { withoutMexicosCode } from "../../kit/phone-digits.ts";
import { reference } from "../../kit/reference.ts";
import { defineResource } from "../../kit/resource.ts";
import { optionalText, text } from "../../kit/schema.ts";
import { CATEGORIES, SUBCATEGORIES } from "./categories.ts";
import { isWebLink } from "./web-link.ts";

export const LONGEST_DESCRIPTION = 5000;
const MOST_KEYWORDS = 30;
export const NETWORKS = ["facebook", "instagram", "x", "linkedin", "website"] as const;
export const NETWORK_LABELS: Readonly<Record<(typeof NETWORKS)[number], string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  linkedin: "LinkedIn",
  website: "Sitio web",
};
export const OTHER_CATEGORY = "La especialidad no es de esa categoría";

const SHORT = "El número debe tener al menos 4 dígitos";
const LONG = "El número debe tener máximo 12 dígitos";

const optionalPhone: z.ZodType<string, string | null | undefined> = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? value : null),
  typedPhone()
    .overwrite(withoutMexicosCode)
    .regex(/^\d*$/, { error: "Escribe el número sin la clave del país", abort: true })
    .min(4, SHORT)
    .max(12, LONG)
    .nullable()
    .transform((value) => value ?? ""),
) as never;

const link = (network: (typeof NETWORKS)[number]) =>
  optionalText(300, "El enlace")
    .refine(
      (written) => written === "" || isWebLink(written, network),
      network === "website"
        ? "Escribe la dirección completa, como https://miconsultorio.mx"
        : `Escribe el enlace completo de tu página de ${NETWORK_LABELS[network]}`,
    )
    .prefault("");

const degrees = (what: string, most: number) => {
  const error = `${what} debe ser un número de -${most} a ${most}`;
  return z.number(error).min(-most, error).max(most, error);
};

export const discoveryBusinesses = defineResource({
  name: "discoveryBusiness",
  table: "discovery_businesses",
  noun: { one: "negocio", many: "negocios del directorio", gender: "m" },
  page: PAGE.directorio,
  fields: {
    assistantId: reference("assistant").nullable(),
    category: z.enum(CATEGORIES, "Elige una categoría de la lista"),
    /** Empty: the whole category. */
    subcategory: z.enum(["", ...SUBCATEGORIES], "Elige una especialidad de la lista"),
    keywords: z
      .array(text(1, 50, "La palabra clave"))
      .max(MOST_KEYWORDS, `Puedes tener hasta ${MOST_KEYWORDS} palabras clave`),
    name: text(1, 100, "El nombre"),
    description: text(1, LONGEST_DESCRIPTION, "La descripción"),
    phone: optionalPhone,
    whatsapp: phoneDigits(4, 12, SHORT, LONG),
    /** Of both numbers. */
    countryCode: CountryCode,
    social: z.object(
      {
        facebook: link("facebook"),
        instagram: link("instagram"),
        x: link("x"),
        linkedin: link("linkedin"),
        website: link("website"),
      },
      "Escribe las redes por su nombre",
    ),
    address: optionalText(200, "La dirección"),
    /** A link to a map. */
    location: optionalText(300, "La ubicación").refine(
      (written) => written === "" || isWebLink(written),
      "Escribe el enlace completo de Google Maps",
    ),
    city: optionalText(100, "La ciudad"),
    state: optionalText(100, "El estado"),
    country: optionalText(100, "El país"),
    coordinates: z
      .object({ lat: degrees("La latitud", 90), lng: degrees("La longitud", 180) }, "Escribe la latitud y la longitud")
      .nullable(),
    /** The professional licence ('cédula profesional'). */
    license: text(1, 60, "La cédula profesional"),
    /** A range, as people read it: '$700 a $1,200 MXN'. */
    pricing: text(1, 100, "El rango de precios"),
    /** Whether the public directory shows it. */
    published: z.boolean("Di si se publica en el directorio"),
  },
  defaults: {
    assistantId: null,
    subcategory: "",
    keywords: [],
    countryCode: "52",
    social: {},
    coordinates: null,
    published: false,
  },
  answer: {
    /** As WhatsApp writes it. */
    countryCodeExt: z.string(),
    /** Its page in the directory; null while it is not shown there. */
    url: z.string().nullable(),
  },
  sorts: ["createdAt", "name"],
  filters: ["category"],
  searched: ["name", "city", "address", "license"],
  example: ({ mark, next, idOf }) => ({
    assistantId: idOf("assistant"),
    category: "medicos" as const,
    subcategory: "cardiologia" as const,
    keywords: [`Corazón ${mark}`.slice(0, 50)],
    name: `Consultorio ${mark} ${next()}`.slice(0, 100),
    description: `Consulta de ${mark}`,
    whatsapp: "2221234567",
    social: { website: "https://ejemplo.mx/consultorio" },
    address: `Calle ${mark} 12`,
    city: "Puebla",
    license: "12345678",
    pricing: "$800 a $1,200 MXN",
  }),
});

export type DiscoveryBusiness = z.output<typeof discoveryBusinesses.Row>;
export type NewDiscoveryBusiness = z.output<typeof discoveryBusinesses.New>;
