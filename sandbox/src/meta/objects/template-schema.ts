import { z } from "zod";

const component = z.looseObject({
  type: z.string().regex(/^(HEADER|BODY|FOOTER|BUTTONS)$/i),
  text: z.string().max(1024).optional(),
  example: z.record(z.string(), z.unknown()).optional(),
  buttons: z
    .array(z.looseObject({ type: z.string(), text: z.string().min(1).max(25), url: z.string().optional() }))
    .min(1)
    .max(10)
    .optional(),
});

/** What `POST /{waba}/message_templates` accepts. */
export const templateSchema = z
  .looseObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/, "only lower-case letters, digits and underscores"),
    language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/),
    category: z.enum(["UTILITY", "MARKETING", "AUTHENTICATION"]),
    parameter_format: z
      .string()
      .regex(/^(positional|named)$/i)
      .optional(),
    components: z
      .array(component)
      .refine((all) => all.some((one) => one.type.toUpperCase() === "BODY" && one.text), "a BODY with text is needed")
      .refine(
        (all) => all.every((one) => one.type.toUpperCase() !== "FOOTER" || (one.text?.length ?? 0) <= 60),
        "a footer has at most 60 characters",
      ),
  })
  .superRefine((template, context) => {
    const body = template.components.find((one) => one.type.toUpperCase() === "BODY");
    const wrong = wrongBody(
      body?.text ?? "",
      template.parameter_format?.toUpperCase() === "NAMED",
      body?.example ?? {},
    );
    if (wrong) context.addIssue({ code: "custom", path: ["components", "BODY"], message: wrong });
  });

function wrongBody(text: string, isNamed: boolean, example: Record<string, unknown>): string | undefined {
  const names = [...new Set(Array.from(text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g), (match) => match[1]!))];
  if (names.length === 0) return undefined;
  const form = isNamed ? /^[a-z][a-z0-9_]*$/ : /^[1-9]\d*$/;
  if (!names.every((name) => form.test(name))) return "variables are malformed";
  if (/^\s*\{\{|\}\}\s*$/.test(text)) return "variables can't be at the start or end of the template";
  if (/\}\}\s*\{\{/.test(text)) return "variables can't stand beside each other";
  const { body_text_named_params: named, body_text: positional } = example;
  const given = isNamed ? namesOf(named) : Array.isArray(positional) ? (positional[0] as unknown[] | undefined) : [];
  return (given?.length ?? 0) === names.length ? undefined : "an example is needed for each variable";
}

function namesOf(params: unknown): string[] {
  if (!Array.isArray(params)) return [];
  return params.flatMap((one: { param_name?: string; example?: string }) =>
    one.param_name && one.example ? [one.param_name] : [],
  );
}
