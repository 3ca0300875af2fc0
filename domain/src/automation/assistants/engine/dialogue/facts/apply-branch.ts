// At which branch, or at any.

import { branchesOf } from "../../shop.ts";
import { type Desk, type Fact, serviceOf } from "../desk.ts";

export function applyBranch(desk: Desk, touched: Set<Fact>): void {
  const { r, m } = desk;
  const service = serviceOf(desk, m.wish.serviceId);
  for (const mention of r.branches.filter((branch) => !branch.denied)) {
    const fits = service
      ? mention.ids.filter((id) => branchesOf(desk.shop, service).some((branch) => branch.id === id))
      : mention.ids;
    const ids = fits.length > 0 ? fits : mention.ids;
    if (ids.length !== 1) continue;
    if (m.wish.branchId !== ids[0]) touched.add("branch");
    m.wish.branchId = ids[0]!;
    m.wish.anyBranch = false;
    const wanted = desk.shop.specialists.find((person) => person.id === m.wish.specialistId);
    if (wanted && wanted.branchId !== ids[0] && r.specialists.length === 0) m.wish.specialistId = null;
  }
  if (
    /\b(cualquier sucursal|en cualquiera|la sucursal que sea|donde sea)\b/.test(r.text) ||
    (m.asked === "branch" && r.any)
  ) {
    m.wish.anyBranch = true;
    m.wish.branchId = null;
    touched.add("branch");
  }
}
