// The categories of the public directory with their specialities (D-17.18). The keys are parts of public addresses.

export const CATEGORIES = ["medicos", "nutriologos", "psicologos"] as const;
export type DiscoveryCategory = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<DiscoveryCategory, string>> = {
  medicos: "Médicos",
  nutriologos: "Nutriólogos",
  psicologos: "Psicólogos",
};

/** No speciality belongs to two categories. */
export const SUBCATEGORY_LABELS = {
  medicos: {
    "medicina-general": "Medicina general",
    cardiologia: "Cardiología",
    dermatologia: "Dermatología",
    endocrinologia: "Endocrinología",
    gastroenterologia: "Gastroenterología",
    "ginecologia-y-obstetricia": "Ginecología y obstetricia",
    "medicina-interna": "Medicina interna",
    neurologia: "Neurología",
    oftalmologia: "Oftalmología",
    otorrinolaringologia: "Otorrinolaringología",
    pediatria: "Pediatría",
    psiquiatria: "Psiquiatría",
    traumatologia: "Traumatología y ortopedia",
    urologia: "Urología",
  },
  nutriologos: {
    "nutricion-clinica": "Nutrición clínica",
    "nutricion-deportiva": "Nutrición deportiva",
    "nutricion-pediatrica": "Nutrición pediátrica",
    "nutricion-en-el-embarazo": "Nutrición en el embarazo",
    "control-de-peso": "Control de peso",
    "educacion-en-diabetes": "Educación en diabetes",
    "nutricion-renal": "Nutrición renal",
    "trastornos-alimentarios": "Trastornos de la conducta alimentaria",
  },
  psicologos: {
    "psicologia-clinica": "Psicología clínica",
    "psicologia-infantil": "Psicología infantil",
    "terapia-de-pareja": "Terapia de pareja",
    "terapia-familiar": "Terapia familiar",
    neuropsicologia: "Neuropsicología",
    "psicologia-educativa": "Psicología educativa",
    "psicologia-organizacional": "Psicología organizacional",
    adicciones: "Adicciones",
  },
} as const satisfies Readonly<Record<DiscoveryCategory, Readonly<Record<string, string>>>>;

type Labels = typeof SUBCATEGORY_LABELS;
type DiscoverySubcategory = { [C in DiscoveryCategory]: keyof Labels[C] & string }[DiscoveryCategory];

export const SUBCATEGORIES = Object.values(SUBCATEGORY_LABELS).flatMap((labels) =>
  Object.keys(labels),
) as DiscoverySubcategory[];

export function isCategory(word: string): word is DiscoveryCategory {
  return (CATEGORIES as readonly string[]).includes(word);
}

export function subcategoriesOf(category: DiscoveryCategory): readonly [key: string, label: string][] {
  return Object.entries(SUBCATEGORY_LABELS[category]);
}

/** Undefined where the category has no such speciality. */
export function subcategoryLabel(category: DiscoveryCategory, subcategory: string): string | undefined {
  return new Map(subcategoriesOf(category)).get(subcategory);
}
