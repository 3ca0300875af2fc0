import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { Instagram, QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";

const ICONS = { WhatsApp, Instagram, Messenger: QuestionAnswerOutlined };

/** The channel of a conversation: icon and name. */
export function ChannelIcon({ channel, size = 14 }: { channel: ChannelName; size?: number }) {
  const Icon = ICONS[channel];
  return <Icon titleAccess={channel} sx={{ fontSize: size }} />;
}
