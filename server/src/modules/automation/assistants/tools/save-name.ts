// Stores the name that a contact gave, if the business knows none. From a language model it accepts only a name that
// the contact wrote as its own in this conversation, exactly as written.
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { isSureName, writtenName } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { nameContact } from "../../../business/contacts/index.ts";
import { type Scene, toolError } from "./scene.ts";

const NOT_WRITTEN = toolError(
  "not_written",
  "El cliente no escribió ese nombre como suyo en esta conversación: pregúntale cómo se llama.",
);
const NOT_SURE = toolError(
  "not_sure",
  "No es un nombre conocido: usa say con ask y about name, y el sistema le pregunta si se llama así.",
);
const LONGEST = 80;

export async function toolSaveName(
  { ctx, contactId, model }: Scene,
  { name }: ToolInput<"save_name">,
): Promise<ToolOutput<"save_name"> | ToolError> {
  const given = plainText(name).slice(0, LONGEST);
  const own = model ? writtenName(given, model.said) : given;
  if (own !== null && model && !isSureName(own, model.said)) return NOT_SURE;
  return own === null ? NOT_WRITTEN : { name: await nameContact(ctx, contactId, own.slice(0, LONGEST)) };
}
