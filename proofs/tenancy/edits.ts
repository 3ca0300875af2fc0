// The edits that people make side by side: which fields two open screens would change, and where they are stored. Every
// declared call that takes `updatedAt` needs an entry here, found by its schema.
import type { Caller } from "../../server/test/caller.ts";

export type Edit = {
  /** What the two screens change: the first this, the second that; `n` makes the value another one. */
  fields: [Field, Field];
};

export type Field = {
  name: string;
  value: (n: number) => string;
  /** Where it stands in the stored row; left out where it is sealed. */
  column?: string;
};

export const EDITS: Record<string, Edit> = {
  "business.edit": { fields: [text("name"), text("description")] },
  "branch.edit": { fields: [text("name"), text("city")] },
  "specialist.edit": { fields: [text("name"), text("paymentInfo", "payment_info")] },
  "client.edit": { fields: [text("lastname"), text("secondLastname", "second_lastname")] },
  "service.edit": { fields: [text("name"), text("description")] },
  "appointment.edit": { fields: [text("title"), text("details")] },
  "block.edit": { fields: [text("title"), { ...text("colorHex", "color_hex"), value: color }] },
  "channel.edit": {
    fields: [
      { ...text("wabaId", "waba_id"), value: (n) => String(70_000_000 + n) },
      { name: "accessToken", value: (n) => `EAAtoken-${n}` },
    ],
  },
  "assistant.edit": { fields: [text("name"), text("goal")] },
};

type Shape = { properties?: Record<string, Shape> };
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Shape }> } };

/** By the name of each call that takes `updatedAt`: the object of its body that carries it, such as `branch`. */
export async function wrappersOf(anybody: Caller): Promise<Record<string, string>> {
  const { paths } = (await anybody.get("/api/openapi.json")).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  const found: Record<string, string> = {};
  for (const { operationId, requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const places = requestBody?.content["application/json"]?.schema.properties ?? {};
    for (const [key, shape] of [["", { properties: places }], ...Object.entries(places)] as [string, Shape][]) {
      if (shape.properties?.updatedAt) found[operationId] = key;
    }
  }
  return found;
}

function text(name: string, column = name): Field {
  return { name, value: (n) => `Cambio número ${n}`, column };
}

function color(n: number): string {
  return `#${n.toString(16).padStart(6, "0")}`;
}
