// A page that loads when it is first opened, inside the boundary of its route or of the light product. `preload` starts
// earlier, when the pointer comes near the link.
import { type ComponentType, createElement, type ReactNode } from "react";
import type { PageDefinition, Prepare } from "../../lib/page/page.ts";
import { latePart } from "../../ui/state/late.tsx";

type PublicApi = Record<string, unknown>;
/** `preload` never fails: the page itself shows what went wrong. */
export type LazyPage = { element: ReactNode; preload: () => Promise<void> };
export type ShapedPage = LazyPage &
  Required<Pick<PageDefinition, "shape" | "detail" | "below" | "reads">> & {
    title: string | null;
    prepare: Prepare | null;
  };

/** `name` is what the capability's public API exports. */
export function lazyPage<Loaded extends PublicApi>(load: () => Promise<Loaded>, name: keyof Loaded & string): LazyPage {
  const part = latePart(async () => (await load())[name] as ComponentType);
  return {
    element: createElement(part.current),
    preload: () => part.come().catch(() => undefined),
  };
}

export function shapedPage({
  shape,
  title,
  load,
  name,
  detail,
  below,
  reads = [],
  prepare,
}: PageDefinition): ShapedPage {
  const prepared: Prepare | null = prepare
    ? async (client, businessId) => prepare(await load())(client, businessId)
    : null;
  return {
    ...lazyPage(load, name),
    shape,
    title: title ?? null,
    detail: detail ?? shape,
    below: below ?? (detail ? [":id"] : []),
    reads,
    prepare: prepared,
  };
}
