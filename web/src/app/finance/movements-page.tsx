// Movimientos de dinero, with the filters that other capabilities give.
import { MovementsPage as Movements } from "../../features/money/finance/index.ts";
import type { InMovements } from "../../lib/money/in-movements.ts";

const OWN = Object.values(
  import.meta.glob<InMovements>("../../features/*/*/in-movements.ts", { eager: true, import: "inMovements" }),
);
const parts = OWN.flatMap(({ filters }) => filters);

export function MovementsPage() {
  return <Movements parts={parts} />;
}
