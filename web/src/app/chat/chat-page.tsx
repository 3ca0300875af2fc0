// The inbox, with what every capability shows in its conversations.
import { InboxPage } from "../../features/conversation/inbox/index.ts";
import { type InConversation, InConversationContext } from "../../lib/conversation/in-conversation.ts";

const OWN = Object.values(
  import.meta.glob<InConversation>("../../features/*/*/in-conversation.ts", { eager: true, import: "inConversation" }),
);
const parts: InConversation = Object.assign({}, ...OWN);

export function ChatPage() {
  return (
    <InConversationContext value={parts}>
      <InboxPage />
    </InConversationContext>
  );
}
