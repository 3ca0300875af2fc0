// The contacts selected across pages. Changing the page keeps them, changing the query clears them, and all results can
// be selected at once.
import { type DirectoryContact, MOST_FOUND } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { useEffect, useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import type { DirectoryAddress } from "./directory-address.ts";
import { readFound } from "./directory-api.ts";

type SelectedIds = ReadonlySet<string> | null;

export function useSelection(
  address: DirectoryAddress,
  chosen: SelectedIds,
  setChosen: (chosen: SelectedIds) => void,
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
    /** `here`: the selected contacts on this page. */
    choose: (items: readonly DirectoryContact[], here: ReadonlySet<string>) => {
      const shown = new Set(items.map(({ _id }) => _id));
      setChosen(new Set([...[...(chosen ?? [])].filter((id) => !shown.has(id)), ...here]));
    },
  };
}
