// The names of channels in an assistant, and the kinds of channels that they mean.
import type { ChannelKind } from "../../../conversation/channels/schema.ts";
import type { AssistantChannel } from "../schema.ts";

export const CHANNEL_OF_KIND: Readonly<Record<ChannelKind, AssistantChannel>> = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  messenger: "Facebook",
};

export const KIND_OF_CHANNEL: Readonly<Record<AssistantChannel, ChannelKind>> = {
  WhatsApp: "whatsapp",
  Instagram: "instagram",
  Facebook: "messenger",
};
