import { displayPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { Channel, ChannelStatus } from "@mostrador/domain/conversation/channels/schema.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

/** The words and colour of a number's state. */
const CHANNEL_LOOK: Readonly<Record<ChannelStatus, { label: string; tone: Tone; mark: Mark }>> = {
  connected: { label: "Conectado", tone: "success", mark: "check" },
  disconnected: { label: "Desconectado", tone: "neutral", mark: "dash" },
  error: { label: "Con problemas", tone: "error", mark: "cross" },
};

/** The name that customers see, or the number, or Meta's name for it. */
export function channelTitle(channel: Channel): string {
  return channel.verifiedName || channelPhone(channel) || channel.phoneNumberId;
}

/** '+52 222 123 4567', in one format; '' before the first check. */
export function channelPhone({ displayPhoneNumber }: Channel): string {
  const digits = displayPhoneNumber.replace(/\D/g, "");
  return digits && displayPhone(digits);
}

/** The light of a number: colour, mark and word. */
const HEALTH_LOOK: Readonly<Record<Channel["health"]["light"], { label: string; tone: Tone; mark: Mark }>> = {
  green: { label: "Todo bien", tone: "success", mark: "check" },
  yellow: { label: "Con avisos", tone: "warning", mark: "half" },
  red: { label: "Requiere atención", tone: "error", mark: "cross" },
};

/** The text of a channel's chip: how it is connected, and whether messages are answered there. */
export function channelState({ status, health, answering }: Channel): { label: string; tone: Tone; mark: Mark } {
  if (status !== "connected") return CHANNEL_LOOK[status];
  if (health.light !== "red" && answering.by === "nobody")
    return { ...HEALTH_LOOK.yellow, label: "Nadie contesta aquí" };
  if (health.light === "green" && answering.by === "team") return { ...HEALTH_LOOK.green, label: "Contesta tu equipo" };
  return HEALTH_LOOK[health.light];
}

const QUALITIES: Readonly<Record<Channel["quality"], string>> = {
  "": "",
  GREEN: "Alta",
  YELLOW: "Media",
  RED: "Baja",
};

export function qualityText({ quality }: Channel): string {
  return QUALITIES[quality];
}

/** 'Hasta 1,000 personas al día'; '' while it is unknown. */
export function limitText({ messagingLimit }: Channel): string {
  const [, count, thousands] = /^TIER_(\d+)(K?)$/.exec(messagingLimit) ?? [];
  if (messagingLimit === "TIER_UNLIMITED") return "Sin límite";
  if (!count) return "";
  return `Hasta ${(Number(count) * (thousands ? 1000 : 1)).toLocaleString("es-MX")} personas al día`;
}
