// What can be done with one thing of a list: edit, archive or bring back, delete. Archiving can be undone from the
// notice; deleting asks first.
import ArchiveOutlined from "@mui/icons-material/ArchiveOutlined";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import UnarchiveOutlined from "@mui/icons-material/UnarchiveOutlined";
import { useState } from "react";
import { MenuButton } from "../action/menu-button.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import { sayError } from "../state/error-state.tsx";
import { useToast } from "../state/toast.ts";

type Done = Promise<{ message: string }>;

export type ItemActionsProps = {
  name: string;
  isArchived: boolean;
  onEdit?: () => void;
  onArchive?: (archive: boolean) => Done;
  onDelete?: () => Done;
  /** What a delete leads to. */
  deleteText: string;
};

export function ItemActions({ name, isArchived, onEdit, onArchive, onDelete, deleteText }: ItemActionsProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const archive = async (wanted: boolean) => {
    try {
      const { message } = (await onArchive?.(wanted)) ?? { message: "" };
      if (wanted) toast.undo(message, () => void archive(false));
      else toast.success(message);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  const actions = [
    ...(onEdit && !isArchived ? [{ label: "Editar", icon: <EditOutlined />, onSelect: onEdit }] : []),
    ...(onArchive
      ? [
          isArchived
            ? { label: "Desarchivar", icon: <UnarchiveOutlined />, onSelect: () => void archive(false) }
            : { label: "Archivar", icon: <ArchiveOutlined />, onSelect: () => void archive(true) },
        ]
      : []),
    ...(onDelete && !isArchived
      ? [{ label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: () => setAsking(true) }]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <MenuButton label={`Acciones de ${name}`} actions={actions} />
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={`¿Eliminar «${name}»?`}
          confirmLabel="Eliminar"
          danger
          onConfirm={async () => {
            const { message } = (await onDelete?.()) ?? { message: "" };
            toast.success(message);
          }}
        >
          {deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}
