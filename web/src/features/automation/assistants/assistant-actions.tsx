import type { Assistant } from "@mostrador/domain/automation/assistants/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useDeleteAssistant } from "./api.ts";

/** What is rarely done to an assistant: delete it. */
export function AssistantActions({ assistant }: { assistant: Assistant }) {
  const { _id: id, name } = assistant;
  const [asking, setAsking] = useState(false);
  const remove = useDeleteAssistant();
  const navigate = useNavigate();
  const toast = useToast();
  const may = useMay();
  if (!may(PAGE.asistentes, "delete")) return null;
  const destroy = async () => {
    const { message } = await remove.mutateAsync({ params: { id } });
    toast.success(message);
    void navigate("/asistentes", { replace: true });
  };
  return (
    <>
      <MenuButton
        label={`Acciones de ${name}`}
        actions={[{ label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: () => setAsking(true) }]}
      />
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={`¿Eliminar «${name}»?`}
          confirmLabel="Eliminar"
          danger
          onConfirm={destroy}
        >
          Deja de responder y se pierde su configuración. Las conversaciones se conservan.
        </ConfirmDialog>
      )}
    </>
  );
}
