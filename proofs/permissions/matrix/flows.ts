// The part of the matrix about flows and their runs.
import { type AccessRule, edit, remove, view } from "../access-rule.ts";

export const MATRIX: Record<string, AccessRule> = {
  "flow.list": view(27),
  "flow.get": view(27),
  "flow.create": edit(27),
  "flow.edit": edit(27),
  "flow.archive": edit(27),
  "flow.delete": remove(27),
  "flow.stop": edit(27),
  "flow.stopAll": edit(27),
  "flow.choices": view(27),
  "flow.start": edit(27),
  "flow.versions": view(27),
  "flow.restore": edit(27),
  "flow.figures": view(27),
  "flow.try": edit(27),
  "flow.runs": view(27),
  "flow.run.get": view(27),
  "flow.run.stop": edit(27),
  "flow.run.repeat": edit(27),
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  flow_changed: view(27),
};
