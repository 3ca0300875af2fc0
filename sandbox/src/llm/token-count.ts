/** Estimates the tokens of Spanish and JSON: one for each 3.6 characters. */
export function tokenCount(value: unknown): number {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length === 0 ? 0 : Math.max(1, Math.ceil(text.length / 3.6));
}

/** The cached part of a long prompt that was sent before: in steps of 128 tokens, from 1024 on. */
export function cachedTokens(promptTokens: number): number {
  return promptTokens < 1280 ? 0 : Math.floor((promptTokens - 256) / 128) * 128;
}
