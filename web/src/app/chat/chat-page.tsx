// The inbox, with the parts that other capabilities show or start in its conversations.
import { InboxPage } from "../../features/conversation/inbox/index.ts";
import { type InConversation, LaterContext } from "../../lib/conversation/in-conversation.ts";

const PARTS = Object.values(
  import.meta.glob<InConversation>("../../features/*/*/in-conversation.ts", { eager: true, import: "inConversation" }),
);
const STARTS = PARTS.flatMap(({ start }) => start ?? []);
const LATER = PARTS.find(({ later }) => later)?.later ?? null;

export function ChatPage() {
  return (
    <LaterContext value={LATER}>
      <InboxPage starts={STARTS} />
    </LaterContext>
  );
}
