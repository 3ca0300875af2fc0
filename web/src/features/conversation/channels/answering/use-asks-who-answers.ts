// The channels for which to ask who answers: newly connected ones without a choice, one by one, and the one whose
// button was pressed.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { useState } from "react";

export function useAsksWhoAnswers(channels: readonly Channel[]) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const asked = channels.find(({ _id }) => _id === waiting[0]) ?? null;
  return {
    asked,
    ask: (channel: Channel) => setWaiting([channel._id]),
    connected: (news: readonly Channel[]) =>
      setWaiting(
        news.filter(({ status, answering }) => status === "connected" && !answering.isChosen).map(({ _id }) => _id),
      ),
    next: () => setWaiting((before) => before.slice(1)),
  };
}
