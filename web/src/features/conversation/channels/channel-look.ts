import type { Channel, ChannelStatus } from "@mostrador/domain/conversation/channels/schema.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

/** How the state of a number reads and looks. */
export const CHANNEL_LOOK: Readonly<Record<ChannelStatus, { label: string; tone: Tone; mark: Mark }>> = {
  connected: { label: "Conectado", tone: "success", mark: "check" },
  disconnected: { label: "Desconectado", tone: "neutral", mark: "dash" },
  error: { label: "Con problemas", tone: "error", mark: "cross" },
};

/** The name that customers see, else the number, else what Meta calls it. */
export function channelTitle({ verifiedName, displayPhoneNumber, phoneNumberId }: Channel): string {
  return verifiedName || displayPhoneNumber || phoneNumberId;
}
