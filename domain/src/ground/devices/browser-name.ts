// The name of a browser for people: 'Chrome en Android'.

export function browserName(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(name)) ?? "Navegador";
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return `${browser === "Edg" ? "Edge" : browser}${system ? ` en ${system}` : ""}`;
}

/** Each user agent also contains the names of those after it. */
const BROWSERS = ["Edg", "Firefox", "Chrome", "Safari"];
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Mac", "Linux"];
