// Whether a tablet is light or dark: as chosen, or by the hour of its branch (contract/agenda#theme).

export const KIOSK_THEMES = ["hour", "light", "dark"] as const;
export type KioskTheme = (typeof KIOSK_THEMES)[number];

export const THEME_LABELS: Readonly<Record<KioskTheme, string>> = {
  hour: "Según la hora",
  light: "Claro",
  dark: "Oscuro",
};

/** `time`: 'HH:mm' at the branch. By the hour it is light from 07:00 to 18:59. */
export function kioskMode(theme: KioskTheme, time: string): "light" | "dark" {
  if (theme !== "hour") return theme;
  return time >= "07:00" && time < "19:00" ? "light" : "dark";
}
