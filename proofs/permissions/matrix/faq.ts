// The part of the matrix about frequent questions: they belong to no business.
import type { AccessRule } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "faq.list": "session",
  "faq.get": "session",
  "faq.ask": "session",
  "faq.vote": "session",
  "faq.reply": "team",
  "faq.delete": "team",
};
