// The way to a page of Stripe, where cards are entered and invoices are kept.
import { useState } from "react";
import { useToast } from "../../../ui/state/toast.ts";
import { payErrorText } from "./pay-error.ts";

/** `failed`: the documented text of that screen. A button stays busy until the browser has left. */
export function useLeaving(failed: string) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  /** `find` returns the address. */
  const leave = async (find: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      window.location.assign(await find());
    } catch (error) {
      setIsBusy(false);
      toast.error(payErrorText(error, failed));
    }
  };
  return { leave, isBusy };
}
