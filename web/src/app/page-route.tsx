// A page that is loaded when it is first opened. `preload` begins earlier, when the pointer nears its link.
import { type ComponentType, createElement, lazy, type ReactNode } from "react";

type Door = Record<string, unknown>;
export type LazyPage = { element: ReactNode; preload: () => void };

/** `name` is what the capability's door exports. */
export function lazyPage<Loaded extends Door>(load: () => Promise<Loaded>, name: keyof Loaded & string): LazyPage {
  const Component = lazy(async () => ({ default: (await load())[name] as ComponentType }));
  return {
    element: createElement(Component),
    preload: () => void load().catch(() => undefined),
  };
}
