// A colleague mentioned this person in a note: shows a notice on any page, with a link.
import { mentioned } from "@mostrador/domain/conversation/inbox/live.ts";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useLive } from "../../../../lib/live.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { soundOnce } from "./sound.ts";

const SHOWN_MS = 12_000;

export function useMentions(): void {
  const session = useSession();
  const own = session.status === "in" ? session.user._id : "";
  const toast = useToast();
  const navigate = useNavigate();
  const heard = useCallback(
    ({ clientId, messageId, userIds }: { clientId: string; messageId: string; userIds: string[] }) => {
      if (!userIds.includes(own)) return;
      soundOnce();
      const action = { label: "Ver", onSelect: () => void navigate(`/chat?cliente=${clientId}`) };
      toast.info("Te mencionaron en una nota", { action, duration: SHOWN_MS, key: `mention-${messageId}` });
    },
    [own, toast, navigate],
  );
  useLive(mentioned, heard);
}
