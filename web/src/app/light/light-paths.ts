// The addresses of the light product: those that start with one of these, and the front page for new visitors.
import { wasSignedIn } from "../../lib/session/remembered.ts";

const LIGHT = ["/auth/", "/pagar-cita"];

export function isLightPath(path: string): boolean {
  if (path === "/") return !wasSignedIn();
  return LIGHT.some((start) => path.startsWith(start));
}
