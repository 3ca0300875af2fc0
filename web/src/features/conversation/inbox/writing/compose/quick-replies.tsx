// Quick replies above the box: typing a slash at the start opens them.
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Late, latePart } from "../../../../../ui/state/late.tsx";
import type { KeyTaker } from "../quick/quick-reply-list.tsx";
import type { Draft } from "../unsent/draft.ts";
import type { WritingState } from "./use-writing.ts";

const QUICK = latePart(async () => (await import("../quick/quick-reply-list.tsx")).QuickReplyList);
const MANAGE = latePart(async () => (await import("../../../quick-replies/index.ts")).QuickRepliesDialog);

const ASKS = /^\/(\S{0,30})$/;

type Settings = { draft: Draft; writing: WritingState; variables: Readonly<Record<string, string>> };
type QuickReplies = {
  /** Gets each key of the box first. */
  keys: RefObject<KeyTaker | null>;
  list: ReactNode;
  ask: () => void;
};

export function useQuickReplies({ draft: { text, setText }, writing, variables }: Settings): QuickReplies {
  const keys = useRef<KeyTaker | null>(null);
  // The text at which the list was closed without a choice.
  const [passed, setPassed] = useState<string | null>(null);
  const [isManaging, setManaging] = useState(false);
  const asked = writing.isOpen && text !== passed ? ASKS.exec(text) : null;
  const focus = () => writing.input.current?.focus();
  return {
    keys,
    ask: () => {
      setPassed(null);
      if (text === "") setText("/");
      else setManaging(true);
      focus();
    },
    list: (
      <>
        {isManaging && <Late part={MANAGE} props={{ onClose: () => setManaging(false) }} />}
        {asked && (
          <Late
            part={QUICK}
            props={{
              typed: asked[1] ?? "",
              keys,
              onChoose: ({ text: reply }) => {
                setText(fillText(reply, variables));
                focus();
              },
              onManage: () => setManaging(true),
              onClose: () => setPassed(text),
            }}
          />
        )}
      </>
    ),
  };
}
