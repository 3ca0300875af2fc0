// The edits that two people make at the same time: which fields two open screens change, and where they are stored.
// Every declared call with `updatedAt` needs an entry here; those of resources are derived from their schemas.
import type { AnyResource } from "@mostrador/domain/kit/resource.ts";
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { columnName } from "../../server/src/kernel/resource/column-name.ts";
import type { Caller } from "../../server/test/caller.ts";
import { collect } from "../capabilities/collect.ts";
import { type Edit, type Field, text } from "./edit.ts";

const OWN = collect<Edit>("edits", ({ edits }) => edits);

export const EDITS: Record<string, Edit> = {
  ...Object.fromEntries(
    RESOURCES.filter(({ routes }) => !OWN[routes.edit.name]).map((resource) => [
      resource.routes.edit.name,
      { fields: textsOf(resource) },
    ]),
  ),
  ...OWN,
};

type Shape = { properties?: Record<string, Shape>; $ref?: string };
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Shape }> } };

/** Maps each call that takes `updatedAt` to the object of its body with that field, such as `branch`. */
export async function wrappersOf(anybody: Caller): Promise<Record<string, string>> {
  const { paths, components } = (await anybody.get("/api/openapi.json")).body as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Shape> };
  };
  const named = (shape: Shape): Shape => components.schemas[shape.$ref?.split("/").at(-1) ?? ""] ?? shape;
  const found: Record<string, string> = {};
  for (const { operationId, requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const places = named(requestBody?.content["application/json"]?.schema ?? {}).properties ?? {};
    for (const [key, shape] of [["", { properties: places }], ...Object.entries(places)] as [string, Shape][]) {
      if (named(shape).properties?.updatedAt) found[operationId] = key;
    }
  }
  return found;
}

/** The first two fields that accept any text. */
function textsOf({ name, fieldNames, Edit }: AnyResource): [Field, Field] {
  const { value } = text("");
  const [one, other] = fieldNames.filter((field) => {
    const read = Edit.safeParse({ [field]: value(1) });
    return read.success && read.data[field] === value(1);
  });
  if (!one || !other) throw new Error(`${name} has no two fields of plain text: write its edit by hand`);
  return [text(one, columnName(one)), text(other, columnName(other))];
}
