// The faces an assistant may have: a figure and its background colour, `chica_white`. The stored value may be any word.

const FIGURES = ["chica", "chico", "robot"] as const;
const COLORS = { white: "#E4E8EE", blue: "#BFD9FF", green: "#BFE8D2", pink: "#FBD0DC", orange: "#FFDDB3" } as const;

export type Figure = (typeof FIGURES)[number];
type ColorName = keyof typeof COLORS;

export const AVATARS: readonly string[] = FIGURES.flatMap((figure) =>
  Object.keys(COLORS).map((color) => `${figure}_${color}`),
);

const FIGURE_TEXTS: Record<Figure, string> = { chica: "Chica", chico: "Chico", robot: "Robot" };
const COLOR_TEXTS: Record<ColorName, string> = {
  white: "gris claro",
  blue: "azul",
  green: "verde",
  pink: "rosa",
  orange: "naranja",
};

/** Null for an unknown word. */
export function readAvatar(name: string): { figure: Figure; color: string } | null {
  const [figure = "", color = ""] = name.split("_");
  if (!FIGURES.some((known) => known === figure) || !(color in COLORS)) return null;
  return { figure: figure as Figure, color: COLORS[color as ColorName] };
}

/** 'Chica, fondo azul' */
export function avatarText(name: string): string {
  const [figure = "", color = ""] = name.split("_");
  return `${FIGURE_TEXTS[figure as Figure]}, fondo ${COLOR_TEXTS[color as ColorName]}`;
}
