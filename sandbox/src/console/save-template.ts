import { z } from "zod";
import { templateSchema } from "../meta/objects/template-schema.ts";
import type { Template } from "../world/templates.ts";
import type { World } from "../world/world.ts";
import { ConsoleError } from "./console-error.ts";

const accountSchema = z.looseObject({
  wabaId: z.string({ error: "Falta 'wabaId'." }).regex(/^\d{5,20}$/, "'wabaId': solo dígitos."),
});

/** Saves a template that counts as approved long ago. Saving the same data twice changes nothing. */
export function saveTemplate(world: World, body: unknown): { template: Template; fresh: boolean } {
  const { wabaId, ...rest } = accountSchema.parse(body);
  const { name, language, category, components, parameter_format: format } = templateSchema.parse(rest);
  if (!world.numbers.account(wabaId)) throw new ConsoleError(404, "Ninguna cuenta tiene ese 'wabaId'.");
  const known = world.templates.find(wabaId, name, language);
  const template = world.templates.save({
    id: known?.id ?? world.ids.digits(16),
    ...{ wabaId, name, language, category, components },
    status: "APPROVED",
    parameterFormat: format?.toUpperCase() === "NAMED" ? "NAMED" : "POSITIONAL",
    quality: "GREEN",
  });
  world.changed();
  return { template, fresh: known === undefined };
}
