// "¿Cuántas sesiones me quedan?", "¿cuándo vence mi paquete?": what the contact bought, from the rows.
import { call, type Talk } from "../../facts/turn.ts";
import type { ActKind } from "../../lexicon/acts.ts";
import type { Act } from "../decision.ts";
import type { Scene } from "../scene.ts";

/** Words of the question that would ask something else without it. */
const PART_OF_IT: ReadonlySet<ActKind> = new Set<ActKind>([
  ...(["availability", "price", "duration", "services", "includes", "unknown-fact"] as const),
]);

/** Null: not asked. */
export function* sessionsAsked(scene: Scene): Talk<Act | null> {
  const { said, meant } = scene;
  if (!said.cues.has("own sessions")) return null;
  scene.meant = { ...meant, kinds: new Set([...meant.kinds].filter((kind) => !PART_OF_IT.has(kind))) };
  const { packages } = yield* call("list_packages", {});
  return packages.length > 0 ? { act: "packages", packages } : { act: "no_packages" };
}
