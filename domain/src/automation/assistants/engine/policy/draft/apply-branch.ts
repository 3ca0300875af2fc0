// At which branch, or at any.
import { branchesOf } from "../../facts/shop.ts";
import { type Fact, type Scene, serviceOf, specialistOf } from "../scene.ts";

export function applyBranch(scene: Scene, touched: Set<Fact>): void {
  const { state, said, meant, shop } = scene;
  const { draft } = state;
  const service = serviceOf(scene, draft.serviceId);
  const given = service && branchesOf(shop, service).map(({ id }) => id);
  for (const mention of meant.branches.filter((one) => !one.denied)) {
    const fits = given ? mention.ids.filter((id) => given.includes(id)) : mention.ids;
    const ids = fits.length > 0 ? fits : mention.ids;
    if (ids.length !== 1) continue;
    if (draft.branchId !== ids[0]) touched.add("branch");
    draft.branchId = ids[0]!;
    draft.anyBranch = false;
    const wanted = specialistOf(scene, draft.specialistId);
    if (wanted && wanted.branchId !== ids[0] && meant.people.length === 0) draft.specialistId = null;
  }
  if (said.cues.has("any branch") || (state.asks === "branch" && said.leaning.any)) {
    draft.anyBranch = true;
    draft.branchId = null;
    touched.add("branch");
  }
}
