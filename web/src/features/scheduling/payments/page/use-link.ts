// The state of a payment link, polled while a payment may still arrive.
import type { LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import { useCallback, useEffect, useState } from "react";
import { type Failure, readLink } from "./pay-api.ts";

const CONFIRMING_MS = 3_000;
const WAITING_MS = 20_000;
/** After this time the page says that the payment was not seen yet. */
const PATIENCE_MS = 90_000;

export type LinkSeen = {
  page: LinkPage | null;
  refusal: Failure | null;
  /** How far the server's clock is ahead of this one. */
  ahead: number;
  /** The person has returned from Mercado Pago, and the result is unknown. */
  isConfirming: boolean;
  look: () => void;
};

/** `isBack`: the person returned from Mercado Pago and reports the payment. */
export function useLink(link: string, isBack: boolean): LinkSeen {
  const [seen, setSeen] = useState<{ page: LinkPage | null; refusal: Failure | null; ahead: number }>({
    page: null,
    refusal: null,
    ahead: 0,
  });
  const [round, setRound] = useState(0);
  const [since] = useState(() => Date.now());
  const look = useCallback(() => setRound((before) => before + 1), []);
  const { page } = seen;
  const isConfirming = isBack && page?.state === "open" && Date.now() - since < PATIENCE_MS;
  const again = isConfirming ? CONFIRMING_MS : page?.state === "pending" ? WAITING_MS : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks once
  useEffect(() => {
    let here = true;
    void readLink(link).then(({ data, refusal }) => {
      if (!here) return;
      if (data) setSeen({ page: data, refusal: null, ahead: Date.parse(data.now) - Date.now() });
      // after a failed read the last state stays on screen
      else setSeen((before) => (before.page && refusal.status === 0 ? before : { ...before, page: null, refusal }));
    });
    return () => {
      here = false;
    };
  }, [link, round]);

  useEffect(() => {
    if (again === null) return;
    const timer = setInterval(look, again);
    return () => clearInterval(timer);
  }, [again, look]);

  return { ...seen, isConfirming, look };
}
