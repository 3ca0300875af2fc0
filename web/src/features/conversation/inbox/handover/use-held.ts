// Takes or gives back a conversation that Meta's own agent holds. The result shows at once.
import * as routes from "@mostrador/domain/conversation/inbox/handover/routes.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../lib/client.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { renewThread } from "../threads/api.ts";

export function useHeld({ _id: id, businessId, clientId }: Thread) {
  const client = useQueryClient();
  const toast = useToast();
  const told = {
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: unknown) => toast.error(sayError(error)),
    onSettled: () => renewThread(client, businessId, clientId).catch(() => undefined),
  };
  const take = useMutation({ mutationFn: () => call(routes.takeHeld, { params: { id } }), ...told });
  const giveBack = useMutation({ mutationFn: () => call(routes.giveBackHeld, { params: { id } }), ...told });
  return {
    take: () => take.mutate(),
    giveBack: () => giveBack.mutate(),
    isTaking: take.isPending,
    isBusy: take.isPending || giveBack.isPending,
  };
}
