// Moves a contact to another scenario or out of the funnel, with undo. A refusal shows the reason and leaves the board
// unchanged.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { placeOf } from "@mostrador/domain/growth/funnels/phases.ts";
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import type { BoardClient } from "@mostrador/domain/growth/funnels/schema.ts";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useMoveClient } from "../api.ts";

const NOBODY: ReadonlySet<string> = new Set();

export function useMoves({ _id: id, phases }: Funnel) {
  const businessId = useActiveBusiness().businessId ?? "";
  const { mutateAsync } = useMoveClient();
  const toast = useToast();
  const [moving, setMoving] = useState(NOBODY);
  const send = async (clientId: string, scenarioId: string | null) => {
    setMoving((now) => new Set([...now, clientId]));
    try {
      await mutateAsync({ params: { id, clientId }, body: { businessId, scenarioId } });
      return true;
    } catch (reason) {
      toast.error(sayError(reason));
      return false;
    } finally {
      setMoving((now) => new Set([...now].filter((one) => one !== clientId)));
    }
  };
  /** Null is out of the funnel. Unknown places are ignored. */
  const move = async (client: BoardClient, from: string | null, to: string | null): Promise<void> => {
    if (from === to || (to !== null && !placeOf(phases, to))) return;
    if (!(await send(client._id, to))) return;
    const name = contactName(client);
    const said = to === null ? `Se sacó a ${name} del funnel` : `Se movió a ${name} a «${nameOf(to)}»`;
    toast.undo(said, () => void send(client._id, from));
  };
  const nameOf = (scenarioId: string) =>
    phases.flatMap(({ scenarios }) => scenarios).find(({ _id }) => _id === scenarioId)?.name ?? "";
  return { move, moving };
}
