// Negocio, with the branches and specialists to which a person's access can be limited.
import { useBranches } from "../../features/business/branches/index.ts";
import { type ReachChoices, BusinessPage as Settings } from "../../features/business/businesses/index.ts";
import { useSpecialists } from "../../features/business/specialists/index.ts";

export function BusinessPage() {
  return <Settings useReach={useReach} />;
}

function useReach(): ReachChoices {
  const branches = useBranches();
  const specialists = useSpecialists();
  const optionsOf = (rows: readonly { _id: string; name: string; isArchived: boolean }[] = []) =>
    rows.map(({ _id, name, isArchived }) => ({ value: _id, label: name, isArchived }));
  return { branches: optionsOf(branches.data), specialists: optionsOf(specialists.data) };
}
