// The messages after a stock movement, including products now below zero.
import { useToast } from "../../../ui/state/toast.ts";

export function useTold() {
  const toast = useToast();
  return ({ message, data }: { message: string; data: readonly { warning: string | null }[] }) => {
    toast.success(message);
    for (const { warning } of data) if (warning) toast.error(warning);
  };
}
