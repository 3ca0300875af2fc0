// The name of a browser for people: 'Chrome en Android'.

export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => userAgent.includes(sign))?.[1] ?? "Navegador";
  const system = SYSTEMS.find(([sign]) => userAgent.includes(sign))?.[1];
  return `${browser}${system ? ` en ${system}` : ""}`;
}

/** Each user agent also contains the signs of those after it. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Mac", "Mac"],
  ["Linux", "Linux"],
] as const;
