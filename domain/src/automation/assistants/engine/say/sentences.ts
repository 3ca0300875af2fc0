// A language of the built-in engine: a sentence for each act.
import type { Act } from "../policy/decision.ts";
import type { Voice } from "./voice.ts";

type Name = Exclude<Act["act"], "break">;

export type Sentences = {
  [N in Name]: (act: Extract<Act, { act: N }>, voice: Voice) => string;
};
