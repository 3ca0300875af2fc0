// The name of a channel's carrier for people.
import type { ChannelKind } from "./schema.ts";

const NAMES: Readonly<Record<ChannelKind, string>> = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  messenger: "Messenger",
};

export function carrierName(kind: ChannelKind): string {
  return NAMES[kind];
}

/** Why nothing is sent on a channel that its owner disconnected. */
export function disconnectedText(kind: ChannelKind): string {
  return `El canal de ${NAMES[kind]} está desconectado`;
}
