// Runs on all pages: plays the sound for newly waiting contacts, and assigns this browser's notices to the person.
import { useEffect, useRef } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { keepThisDevice } from "../../../ground/devices/index.ts";
import { soundOnce } from "./sound.ts";
import { useMentions } from "./use-mentions.ts";
import { useFreshWaitCount, useWaitCount } from "./use-wait-count.ts";

export function WaitingWatch() {
  const { businessId } = useActiveBusiness();
  const waiting = useWaitCount().data?.waiting;
  const known = useRef<{ businessId: string | null; waiting: number } | null>(null);
  useFreshWaitCount();
  useEffect(() => {
    if (waiting === undefined) return;
    const before = known.current;
    known.current = { businessId, waiting };
    if (before?.businessId === businessId && waiting > before.waiting) soundOnce();
  }, [businessId, waiting]);
  useMentions();
  useEffect(() => {
    // A failure is tried again on the next page.
    void keepThisDevice().catch(() => undefined);
  }, []);
  return null;
}
