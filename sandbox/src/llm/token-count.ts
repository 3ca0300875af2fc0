/** About as many tokens as a real tokenizer finds in Spanish and JSON: one for each 3.6 characters. */
export function tokenCount(value: unknown): number {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length === 0 ? 0 : Math.max(1, Math.ceil(text.length / 3.6));
}

/** Long beginnings are found in the cache in steps of 128, from 1024 on, when they were asked before. */
export function cachedTokens(promptTokens: number): number {
  return promptTokens < 1280 ? 0 : Math.floor((promptTokens - 256) / 128) * 128;
}
