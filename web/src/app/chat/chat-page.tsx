// The inbox, with what every capability lets people begin beside a conversation.
import { InboxPage } from "../../features/conversation/inbox/index.ts";
import type { InConversation } from "../../lib/contact/in-conversation.ts";

const STARTS = Object.values(
  import.meta.glob<InConversation>("../../features/*/*/in-conversation.ts", { eager: true, import: "inConversation" }),
);

export function ChatPage() {
  return <InboxPage starts={STARTS} />;
}
