// 'Revisar ahora': asks Meta for the state of a number, page or account, and shows the result.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useCheckChannel } from "./api.ts";

export function useCheckNow({ _id: id }: Channel, words: { good: string; bad: string }) {
  const check = useCheckChannel();
  const toast = useToast();
  const checkNow = async () => {
    try {
      const { data } = await check.mutateAsync({ params: { id } });
      if (data.status === "connected") toast.success(words.good);
      else toast.error(data.reason || words.bad);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return { checkNow: () => void checkNow(), isChecking: check.isPending };
}
