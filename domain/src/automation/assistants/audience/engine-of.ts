// Decides which engine speaks for an assistant: the engine of the installation, but the built-in one for the
// business's own people. The built-in engine obeys words that it understands and never a guess of a model (decision
// 52).
import type { CorrespondTo, Engine } from "../schema.ts";

export function engineOf(installed: Engine, { correspondTo }: { correspondTo: CorrespondTo }): Engine {
  return correspondTo === "business" ? "integrado" : installed;
}
