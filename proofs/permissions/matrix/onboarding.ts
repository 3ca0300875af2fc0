// The part of the matrix about the first steps: each person has their own.
import type { AccessRule } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "onboarding.get": "session",
  "onboarding.save": "session",
};
