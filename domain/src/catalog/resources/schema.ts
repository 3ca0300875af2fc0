// What a resource contains: pictures, videos and audio, each with a description and a caption.
import * as z from "zod";
import { MediaUrl } from "../../ground/files/schema.ts";
import { optionalText } from "../../kit/schema.ts";

export const MOST_ITEMS = 10;

/** For mass campaigns, for the business in general, or for one service, product or branch. */
export const USAGES = ["massiveCampaign", "IAAssistantResource", "static"] as const;
export type Usage = (typeof USAGES)[number];
export const USAGE_LABEL: { readonly [usage in Usage]: string } = {
  massiveCampaign: "Campañas masivas",
  IAAssistantResource: "Negocio en general",
  static: "Servicio o producto específico",
};

export const ResourceItem = z.object({
  url: MediaUrl,
  /** For our own files the bytes decide it. */
  type: z.enum(["image", "video", "audio"], "El tipo debe ser imagen, video o audio").default("image"),
  description: optionalText(500, "La descripción"),
  caption: optionalText(1024, "El pie"),
});
export type ResourceItem = z.output<typeof ResourceItem>;
