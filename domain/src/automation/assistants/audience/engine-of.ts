// Which engine speaks for an assistant: that of the installation, but for one of the business's own people always the
// built-in one, which obeys words that it understands and no model's guess (decision 52).
import type { CorrespondTo, Engine } from "../schema.ts";

export function engineOf(installed: Engine, { correspondTo }: { correspondTo: CorrespondTo }): Engine {
  return correspondTo === "business" ? "integrado" : installed;
}
