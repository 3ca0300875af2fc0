import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import { Instagram, QuestionAnswerOutlined, WhatsApp } from "../../../ui/icon/messages.ts";

const ICONS = { WhatsApp, Instagram, Messenger: QuestionAnswerOutlined };

/** Where the conversation takes place, by its sign and its name. */
export function ChannelIcon({ channel, size = 14 }: { channel: ChannelName; size?: number }) {
  const Icon = ICONS[channel];
  return <Icon titleAccess={channel} sx={{ fontSize: size }} />;
}
