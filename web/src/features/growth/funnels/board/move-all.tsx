// Moves all contacts of a scenario to another one or out of the funnel, and can undo it.
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import Button from "@mui/material/Button";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useMoveMany, useUndoMoves } from "../api.ts";

type Props = { funnel: Funnel; scenario: { _id: string; name: string }; count: number };

export function MoveAll({ funnel, scenario, count }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const many = useMoveMany();
  const back = useUndoMoves();
  const toast = useToast();
  const undo = async (batchId: string) => {
    try {
      const { data, message } = await back.mutateAsync({ params: { id: funnel._id, batchId }, body: undefined });
      toast.success(data.stayed > 0 ? `${message}. ${data.stayed} se movieron después y se quedan.` : message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  const move = async (scenarioId: string | null) => {
    try {
      const body = { businessId, scenarioId, fromScenarioId: scenario._id };
      const { data, message } = await many.mutateAsync({ params: { id: funnel._id }, body });
      const said =
        data.left > 0 ? `${message}. Quedan ${data.left.toLocaleString("es-MX")}: muévelos otra vez.` : message;
      if (data.batchId) toast.undo(said, () => void undo(data.batchId as string));
      else toast.info(said);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  const places = funnel.phases.flatMap((phase) =>
    phase.scenarios
      .filter(({ _id }) => _id !== scenario._id)
      .map(({ _id, name }) => ({ label: `${phase.name} · ${name}`, onSelect: () => void move(_id) })),
  );
  return (
    <MenuButton
      label={`Mover a los ${count.toLocaleString("es-MX")} de ${scenario.name}`}
      align="left"
      trigger={(props) => (
        <Button size="small" variant="text" disabled={many.isPending} {...props}>
          {many.isPending ? "Moviendo…" : "Mover a todos"}
        </Button>
      )}
      actions={[...places, { label: "Sacar del funnel", divided: true, onSelect: () => void move(null) }]}
    />
  );
}
