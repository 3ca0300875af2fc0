import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useNavigate } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { DeleteOutlineRounded } from "../../../ui/icon/list-actions.ts";
import { useUndoableRemoval } from "../../../ui/resource/use-undoable-removal.ts";
import { useDeleteAssistant } from "./api.ts";

/** The rare actions on an assistant: delete it. */
export function AssistantActions({ assistant }: { assistant: Assistant }) {
  const { _id: id, name } = assistant;
  const { mutateAsync: remove } = useDeleteAssistant();
  const removeUndoably = useUndoableRemoval();
  const navigate = useNavigate();
  const may = useMay();
  if (!may(PAGE.asistentes, "delete")) return null;
  const takeAway = () => {
    removeUndoably({ id, said: `Se eliminó «${name}»`, carryOut: () => remove({ params: { id } }) });
    void navigate("/asistentes", { replace: true });
  };
  return (
    <MenuButton
      label={`Acciones de ${name}`}
      actions={[{ label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: takeAway }]}
    />
  );
}
