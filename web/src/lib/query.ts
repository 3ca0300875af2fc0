// Server state in the query cache: a read's key is its route, business and arguments; a change lists the reads that
// become stale.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type CallAnswer, CallError, call, read } from "./client.ts";
import { useActiveBusiness } from "./session/active-business.ts";

type CallInput<R extends Route> = NonNullable<Parameters<typeof read<R>>[1]>;

/** `given` null reads nothing. The route's name comes first in the key, so that changes can address it. */
export function useRead<R extends Route>(route: R, given: CallInput<R> | null, options: { staleTime?: number } = {}) {
  const { businessId } = useActiveBusiness();
  return useQuery({
    queryKey: [route.name, businessId, given?.params ?? null, given?.query ?? null],
    queryFn: ({ signal }) => read(route, { ...(given as CallInput<R>), signal }),
    enabled: given !== null,
    staleTime: options.staleTime ?? 30_000,
  });
}

/**
 * `onAnswer`: uses the answer before reads are repeated. `stales`: names of routes whose answers change. `failed`: the
 * documented text of that screen; refusals and unsent calls keep their own text.
 */
export function useCall<R extends Route>(
  route: R,
  stales: readonly string[],
  failed = "",
  onAnswer?: (client: QueryClient, answer: CallAnswer<R>) => void,
) {
  return useSend((given: CallInput<R>) => send(route, given, failed), stales, onAnswer);
}

/** As `useCall`, where the call is chosen when it is sent. */
export function useSend<Given, Answer>(
  work: (given: Given) => Promise<Answer>,
  stales: readonly string[],
  onAnswer?: (client: QueryClient, answer: Answer) => void,
) {
  const client = useQueryClient();
  const reread = async () => {
    await Promise.all(stales.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  return useMutation<Answer, Error, Given>({
    mutationFn: async (given) => {
      const answer = await work(given);
      onAnswer?.(client, answer);
      return answer;
    },
    onSuccess: reread,
    // another person's save is not on screen yet
    onError: (error) => {
      if (error instanceof CallError && error.status === 409) void reread();
    },
  });
}

/** Makes a call; `failed` as in `useCall`. */
export function send<R extends Route>(route: R, given: CallInput<R>, failed: string): Promise<CallAnswer<R>> {
  return call(route, given).catch((error: unknown) => Promise.reject(titled(error, failed)));
}

/** The cause is shown below it. */
export function titled(error: unknown, failed: string): unknown {
  if (error instanceof CallError && error.outcome === "unanswered") error.title = failed;
  return error;
}
