// Registers what the owner wants to know of conversations, as a note for the staff. It concerns only the contact of
// the conversation (D-9.2), at the current time, within the limit of conversion events. The words come from a model:
// staff see them as the assistant's, and customers never see them.
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { BoundRefusal } from "@mostrador/domain/growth/conversion-events/assistant-bound.ts";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { noteConversion } from "../../../growth/conversion-events/index.ts";
import { toolProducts } from "../orders/orders.ts";
import { toolServices } from "../tools/catalogue.ts";
import { toolItems } from "../tools/items.ts";
import { type Scene, toolError } from "../tools/scene.ts";
import { outputWithin } from "../tools/within-branch.ts";

const SHORTEST_NAME = 2;
const NO_NAME = toolError("no_name", "Falta qué pasó, en pocas palabras.");
const UNKNOWN_SERVICE = toolError("unknown_service", "Ese servicio no existe: usa los ids de list_services.");
const UNKNOWN_PRODUCT = toolError("unknown_product", "Ese producto no existe: usa los ids de list_products.");
const UNKNOWN_COURSE = toolError("unknown_course", "Ese curso no existe: usa los ids de list_items.");
const UNKNOWN_PROPERTY = toolError("unknown_property", "Ese inmueble no existe: usa los ids de list_items.");
const REFUSED: Readonly<Record<BoundRefusal, ToolError>> = {
  repeated: toolError("repeated", "Eso ya está anotado de este cliente."),
  too_many: toolError("too_many", "Ya se anotó de este cliente lo más que se puede en un día."),
};

/** `key` names the call: repeating it has no second effect. */
export async function toolRegisterConversion(
  scene: Scene,
  input: ToolInput<"register_conversion">,
  key: string,
): Promise<ToolOutput<"register_conversion"> | ToolError> {
  const { ctx, contactId, threadId } = scene;
  const name = shortened(plainText(input.name).replace(/\s+/g, " "), LONGEST_NAME);
  const description = shortened(plainText(input.description ?? ""), LONGEST_DESCRIPTION);
  const { services = [], products = [], courses = [], properties = [] } = input;
  if (name.length < SHORTEST_NAME) return NO_NAME;
  if (services.length > 0 && !areAll(services, await servicesWithin(scene))) return UNKNOWN_SERVICE;
  if (products.length > 0 && !areAll(products, (await toolProducts(scene)).products)) return UNKNOWN_PRODUCT;
  if (courses.length > 0 && !areAll(courses, (await toolItems(scene, { kind: "course" })).items)) return UNKNOWN_COURSE;
  if (properties.length > 0 && !areAll(properties, (await toolItems(scene, { kind: "property" })).items))
    return UNKNOWN_PROPERTY;
  const about = { services, products, courses, properties };
  const refusal = await noteConversion(ctx, { contactId, threadId, name, description, ...about, key });
  return refusal ? REFUSED[refusal] : { conversion: { name, description } };
}

async function servicesWithin(scene: Scene) {
  const told = outputWithin(scene.branchId, "list_services", await toolServices(scene));
  return (told as ToolOutput<"list_services">).services;
}

function areAll(ids: readonly string[], known: readonly { id: string }[]): boolean {
  return ids.every((id) => known.some((one) => one.id === id));
}

/** Never cuts a character in half. */
function shortened(text: string, most: number): string {
  let short = "";
  for (const character of text) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.trim();
}
