// Adds many contacts to a scenario in several calls, and can undo that.
import { MOST_MOVED } from "@mostrador/domain/growth/funnels/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useMoveMany, useUndoMoves } from "../api.ts";

export type Place = { funnelId: string; scenarioId: string; name: string };
type AddOutcome = { batchIds: string[]; moved: number; already: number; failure: unknown };

/** Adds them and reports how many were added or already there, with undo. Throws when none could be added. */
export function useAddMany() {
  const businessId = useActiveBusiness().businessId ?? "";
  const { mutateAsync: move } = useMoveMany();
  const { mutateAsync: undo } = useUndoMoves();
  const toast = useToast();

  const send = async (ids: readonly string[], { funnelId: id, scenarioId }: Place): Promise<AddOutcome> => {
    const added: AddOutcome = { batchIds: [], moved: 0, already: 0, failure: null };
    for (let at = 0; at < ids.length; at += MOST_MOVED) {
      const clientIds = ids.slice(at, at + MOST_MOVED);
      try {
        const { data } = await move({ params: { id }, body: { businessId, scenarioId, clientIds } });
        if (data.batchId) added.batchIds.push(data.batchId);
        added.moved += data.moved;
        added.already += data.already;
      } catch (failure) {
        if (added.moved + added.already === 0) throw failure;
        return { ...added, failure };
      }
    }
    return added;
  };

  const takeBack = async (funnelId: string, batchIds: readonly string[]) => {
    try {
      let [back, stayed] = [0, 0];
      for (const batchId of [...batchIds].reverse()) {
        const { data } = await undo({ params: { id: funnelId, batchId }, body: undefined });
        back += data.back;
        stayed += data.stayed;
      }
      const said = `${countText(back)} ${back === 1 ? "regresó" : "regresaron"} a donde ${back === 1 ? "estaba" : "estaban"}`;
      toast.success(stayed > 0 ? `${said}. ${countText(stayed)} se movieron después y se quedan.` : said);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };

  /** `left`: how many exceed the limit of one selection. */
  return async (ids: readonly string[], place: Place, left = 0): Promise<void> => {
    const { batchIds, moved, already, failure } = await send(ids, place);
    const said = [
      moved > 0 ? `Se agregaron a «${place.name}»: ${shown(moved)}.` : `Nadie nuevo en «${place.name}».`,
      already > 0 ? `Ya estaban ahí: ${shown(already)}.` : "",
      failure ? `Los demás no se agregaron: ${sayError(failure)}` : "",
      left > 0 ? `Quedan ${shown(left)} sin agregar.` : "",
    ].filter(Boolean);
    const text = said.join(" ");
    if (batchIds.length > 0) toast.undo(text, () => void takeBack(place.funnelId, batchIds));
    else toast.info(text);
  };
}

function countText(count: number): string {
  return count === 1 ? "1 contacto" : `${shown(count)} contactos`;
}

function shown(count: number): string {
  return count.toLocaleString("es-MX");
}
