// The addresses of the light product: what begins with one of these, and the front page for whoever has not been in.
import { wasSignedIn } from "../../lib/session/remembered.ts";

const LIGHT = ["/auth/", "/pagar-cita"];

export function isLightPath(path: string): boolean {
  if (path === "/") return !wasSignedIn();
  return LIGHT.some((start) => path.startsWith(start));
}
