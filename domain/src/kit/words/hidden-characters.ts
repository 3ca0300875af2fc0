// Characters that no text of people may have.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
export const HIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;
