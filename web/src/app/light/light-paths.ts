// The addresses of the light product: they begin with one of these.
const LIGHT = ["/auth/"];

export function isLightPath(path: string): boolean {
  return LIGHT.some((start) => path.startsWith(start));
}
