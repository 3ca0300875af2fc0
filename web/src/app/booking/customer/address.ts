// The state of the booking page in its address, so that Back and a reload keep it.
import { useMemo, useSyncExternalStore } from "react";

const MOVED = "mostrador:moved";

export type Choice = {
  service: string | null;
  branch: string | null;
  /** `ANYBODY`, or one of them. */
  specialist: string | null;
  day: string | null;
  start: string | null;
  /** The property that is visited. */
  property: string | null;
  /** Asks for the waiting list instead of an hour. */
  waits: boolean;
};

export const ANYBODY = "cualquiera";
const NAMES = {
  service: "servicio",
  branch: "sucursal",
  specialist: "con",
  day: "dia",
  start: "hora",
  property: "inmueble",
} as const;

export type BookingAddress =
  | { kind: "flow"; search: string }
  | { kind: "booking"; search: string; token: string }
  | { kind: "waiting"; search: string; token: string }
  | { kind: "course"; search: string; token: string }
  | { kind: "product"; search: string; token: string }
  | { kind: "property"; search: string; token: string }
  | { kind: "package"; search: string; token: string };

export function whereIs(path: string): BookingAddress {
  const [, , search = "", kind, token = ""] = path.split("/").map((part) => decodeURIComponent(part));
  if (kind === "cita") return { kind: "booking", search, token };
  if (kind === "curso") return { kind: "course", search, token };
  if (kind === "producto") return { kind: "product", search, token };
  if (kind === "paquete") return { kind: "package", search, token };
  if (kind === "inmueble") return { kind: "property", search, token };
  if (kind === "espera") return { kind: "waiting", search, token };
  return { kind: "flow", search };
}

export function choiceIn(query: string): Choice {
  const params = new URLSearchParams(query);
  const read = (name: keyof typeof NAMES) => params.get(NAMES[name]);
  return {
    service: read("service"),
    branch: read("branch"),
    specialist: read("specialist"),
    day: read("day"),
    start: read("start"),
    property: read("property"),
    waits: params.has("espera"),
  };
}

export function queryOf(choice: Partial<Choice>): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(NAMES)) {
    const value = choice[key as keyof typeof NAMES];
    if (value) params.set(name, value);
  }
  if (choice.waits) params.set("espera", "1");
  const text = params.toString();
  return text && `?${text}`;
}

export function useAddress() {
  const address = useSyncExternalStore(listen, () => location.pathname + location.search);
  return useMemo(() => {
    const [path = "", query = ""] = address.split("?");
    return { where: whereIs(path), choice: choiceIn(query), query };
  }, [address]);
}

/** `replaced`: Back must not return to the previous step. */
export function goTo(address: string, replaced = false): void {
  history[replaced ? "replaceState" : "pushState"](null, "", address);
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event(MOVED));
}

function listen(listener: () => void) {
  window.addEventListener("popstate", listener);
  window.addEventListener(MOVED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(MOVED, listener);
  };
}
