// The edits that people make side by side: which fields two open screens would change, and where they are stored. Every
// declared call that takes `updatedAt` needs an entry here, found by its schema.
import type { Route } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";

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

/** The object of the body that carries `updatedAt`, such as `branch`; undefined for calls that are no such edit. */
export function wrapperOf({ body }: Pick<Route, "body">): string | undefined {
  if (!body) return undefined;
  type Node = { properties?: Record<string, Node> };
  const { properties = {} } = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Node;
  if ("updatedAt" in properties) return "";
  return Object.keys(properties).find((key) => "updatedAt" in (properties[key]?.properties ?? {}));
}

function text(name: string, column = name): Field {
  return { name, value: (n) => `Cambio número ${n}`, column };
}

function color(n: number): string {
  return `#${n.toString(16).padStart(6, "0")}`;
}
