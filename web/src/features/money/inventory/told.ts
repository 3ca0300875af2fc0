// What is said after stock was moved: also what went below zero.
import { stockWarning } from "@mostrador/domain/money/inventory/consumption.ts";
import { useToast } from "../../../ui/state/toast.ts";

type Written = { productName: string; unit: string; stockAfter: number };

export function useTold() {
  const toast = useToast();
  return ({ message, data }: { message: string; data: readonly Written[] }) => {
    toast.success(message);
    for (const { productName, unit, stockAfter } of data) {
      const warning = stockWarning(stockAfter, { name: productName, unit });
      if (warning) toast.error(warning);
    }
  };
}
