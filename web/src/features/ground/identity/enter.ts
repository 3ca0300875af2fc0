import { rememberSignedIn, wasSignedIn } from "../../../lib/session/remembered.ts";

/** After signing in: the full product opens where the person was going, but only at a path of ours. */
export function enter(path = pathOfWork()) {
  const wanted = new URLSearchParams(location.search).get("p");
  location.replace(isOwnPath(wanted) ? wanted : path);
}

function isOwnPath(path: string | null): path is string {
  if (!path?.startsWith("/") || path.startsWith("//") || path.includes("\\") || path.startsWith("/auth/")) return false;
  return new URL(path, location.origin).origin === location.origin;
}

/** The root, which leads on to one's work; a browser that keeps nothing would show the front page there again. */
export function pathOfWork(): string {
  rememberSignedIn(true);
  return wasSignedIn() ? "/" : "/principal";
}
