// A person's decision on a change made in Google: keep the appointments or cancel them.
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useAnswerQuestion } from "./api.ts";

export function useAnswer() {
  const { businessId } = useActiveBusiness();
  const { mutateAsync, isPending } = useAnswerQuestion();
  const toast = useToast();
  const say = async (appointmentIds: string[], answer: "keep" | "cancel") => {
    try {
      const { message } = await mutateAsync({ body: { businessId: businessId ?? "", appointmentIds, answer } });
      toast.success(message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return { isPending, say };
}
