// The actions that can start next to a conversation, for people with the permission: passed in from above, loaded when
// opened.
import { createContext, useContext, useMemo } from "react";
import type { BesideConversation, Start as Given } from "../../../../lib/conversation/in-conversation.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { type LatePart, latePart } from "../../../../ui/state/late.tsx";

export type Start = Given & { part: LatePart<BesideConversation> };

export const Starts = createContext<readonly Start[]>([]);

export function startsOf(given: readonly Given[]): readonly Start[] {
  return given.map((each) => ({ ...each, part: latePart(each.load) }));
}

export function useStarts(): readonly Start[] {
  const all = useContext(Starts);
  const mayCall = useMayCall();
  return useMemo(() => all.filter(({ route }) => mayCall(route)), [all, mayCall]);
}
