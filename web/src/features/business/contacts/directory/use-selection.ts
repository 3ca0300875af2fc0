// Which contacts are chosen, past the page that shows them: going to another page keeps them, asking for others lets go of
// them, and all that the search and the filter find can be chosen at once.
import { type DirectoryContact, MOST_FOUND } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { useEffect, useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import type { DirectoryAddress } from "./directory-address.ts";
import { readFound } from "./directory-api.ts";

type Chosen = ReadonlySet<string> | null;

export function useSelection(
  address: DirectoryAddress,
  chosen: Chosen,
  setChosen: (chosen: Chosen) => void,
  { total, isMore }: { total: number | undefined; isMore: boolean },
) {
  const { businessId } = useActiveBusiness();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const asked = JSON.stringify([address.search, address.filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: others are asked for, so those are no longer meant
  useEffect(() => setChosen(null), [asked]);
  const all = async () => {
    setBusy(true);
    try {
      setChosen(new Set((await readFound(businessId as string, address)).ids));
    } catch (reason) {
      toast.error(sayError(reason));
    } finally {
      setBusy(false);
    }
  };
  const most = isMore ? MOST_FOUND : Math.min(total ?? 0, MOST_FOUND);
  const label =
    isMore && (total ?? 0) <= MOST_FOUND
      ? "Seleccionar todos los que cumplen"
      : (total ?? 0) > MOST_FOUND
        ? `Seleccionar los ${MOST_FOUND.toLocaleString("es-MX")} más nuevos`
        : `Seleccionar los ${most.toLocaleString("es-MX")} que cumplen`;
  return {
    more: chosen && chosen.size > 0 && chosen.size < most ? { label, busy, onSelect: () => void all() } : null,
    /** `here`: what is chosen of those that the page shows. */
    choose: (items: readonly DirectoryContact[], here: ReadonlySet<string>) => {
      const shown = new Set(items.map(({ _id }) => _id));
      setChosen(new Set([...[...(chosen ?? [])].filter((id) => !shown.has(id)), ...here]));
    },
  };
}
