// Switches the assistant on or off in a conversation, for this contact (contract/conversation#the-inbox; D-5.5).
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useEditContact } from "../../../business/contacts/index.ts";
import { changeThreads, renewThread } from "../threads/api.ts";

export function useAssistantSwitch(thread: Thread | null) {
  const client = useQueryClient();
  const edit = useEditContact();
  const toast = useToast();
  const turn = async (isOn: boolean) => {
    if (!thread) return;
    const { businessId, clientId } = thread;
    try {
      await edit.mutateAsync({ params: { id: clientId }, body: { client: { noRespond: !isOn } } });
      changeThreads(client, thread, (each) => switched(each, isOn));
    } catch (error) {
      toast.error(sayError(error));
      void renewThread(client, businessId, clientId).catch(() => undefined);
    }
  };
  return { turn, isSaving: edit.isPending };
}

/** The state that the server will report: when on, the assistant has the conversation again. */
function switched(thread: Thread, isOn: boolean): Thread {
  const client = { ...thread.client, noRespond: !isOn };
  const given = isOn ? { personUntil: null, handedOverAt: null, handOverReason: "", waitingSince: null } : {};
  return { ...thread, client, answerDueAt: null, ...given };
}
