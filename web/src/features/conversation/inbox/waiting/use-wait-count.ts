// How many contacts wait for a person, for people who may read the chat: kept up to date on all pages.
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { countWaiting } from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { read } from "../../../../lib/client.ts";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";

const BURST_MS = 400;

export function useWaitCount() {
  const { businessId } = useActiveBusiness();
  const mayRead = useMay()(PAGE.chat);
  return useQuery({
    queryKey: [countWaiting.name, businessId],
    enabled: businessId !== null && mayRead,
    queryFn: ({ signal }) => read(countWaiting, { query: { businessId: businessId as string }, signal }),
  });
}

/** Keeps the count up to date; used once by the shell. */
export function useFreshWaitCount(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renew = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: [countWaiting.name] }), BURST_MS);
  }, [client]);
  useLive(threadChanged, renew);
  useLive(newMessage, renew);
  useEffect(() => onGap(renew), [renew]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
