import type { z } from "zod";
import { GraphError } from "./graph-error.ts";

/** Reads a body as Graph does: 100 for unknown fields, 131008 for missing ones, 131009 for bad values. */
export function parseGraphBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new GraphError(100, { details: "The body must be a JSON object." });
  }
  const given = body as Record<string, unknown>;
  if (given.messaging_product === undefined) {
    throw new GraphError(100, { details: "The parameter messaging_product is required." });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;

  const issue = deepest(parsed.error.issues[0]!);
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const where = path ? ` on param "${path}"` : "";
    throw new GraphError(100, { details: `Unexpected key "${issue.keys[0]}"${where}.` });
  }
  if (valueAt(given, issue.path) === undefined) {
    throw new GraphError(131008, { details: `${path} is required.` });
  }
  if (issue.code === "too_big" && path === "text.body") {
    throw new GraphError(100, { details: "Param text['body'] must be at most 4096 characters long." });
  }
  throw new GraphError(131009, { details: `${path}: ${issue.message}` });
}

/** For a union of shapes, reports the issues of the nearest one. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue;
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]?.[0];
  return nearest ? { ...deepest(nearest), path: [...issue.path, ...nearest.path] } : issue;
}

function depth(issues: z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length)) - issues.length / 100;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}
