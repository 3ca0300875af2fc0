// Saves a flow, and switches it on or off.
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateFlow, useEditFlow } from "../api.ts";
import type { useFlowDocument } from "./use-flow-document.ts";

type Stored = { _id: string; active: boolean; updatedAt: string };

export function useSaveFlow(flow: Stored | null, { document, markSaved }: ReturnType<typeof useFlowDocument>) {
  const businessId = useActiveBusiness().businessId ?? "";
  const create = useCreateFlow();
  const edit = useEditFlow();
  const navigate = useNavigate();
  const toast = useToast();
  // What this screen began with: a save of another person meanwhile is refused, not overwritten.
  const base = useRef(flow?.updatedAt);
  const failed = (error: unknown) => toast.error(sayError(error));
  const store = async (active: boolean, said: string) => {
    const { name, graph, settings } = document;
    const parts = { meta: { name, active }, ...graph, settings };
    try {
      if (flow) {
        const { data } = await edit.mutateAsync({
          params: { id: flow._id },
          body: { flow: { ...parts, updatedAt: base.current } },
        });
        base.current = data.updatedAt;
        markSaved();
      } else {
        const { data } = await create.mutateAsync({ body: { flow: { businessId, ...parts } } });
        markSaved();
        void navigate(`/flujos/${data._id}`, { replace: true, state: { saved: true } });
      }
      toast.success(said);
    } catch (error) {
      failed(error);
    }
  };
  return {
    isSaving: create.isPending || edit.isPending,
    failed,
    save: () => void store(flow?.active ?? false, "Flujo guardado"),
    /** Saves too: what is switched on is what is on the screen. */
    activate: (active: boolean) => void store(active, active ? "El flujo está activo" : "El flujo está apagado"),
  };
}
