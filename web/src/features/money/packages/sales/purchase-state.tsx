// The state of a bought package.
import { type PurchaseStatus, STATUS_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import { type Mark, StatusChip } from "../../../../ui/data/status.tsx";

const LOOK: Record<PurchaseStatus, { tone: "success" | "warning" | "neutral"; mark: Mark }> = {
  active: { tone: "success", mark: "check" },
  spent: { tone: "neutral", mark: "dash" },
  expired: { tone: "warning", mark: "clock" },
  refunded: { tone: "neutral", mark: "cross" },
  pending: { tone: "warning", mark: "clock" },
  lapsed: { tone: "neutral", mark: "dash" },
};

export function PurchaseState({ status }: { status: PurchaseStatus }) {
  return <StatusChip {...LOOK[status]} label={STATUS_LABELS[status]} />;
}
