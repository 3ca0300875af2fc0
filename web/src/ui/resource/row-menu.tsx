// The actions of one row: edit, archive or restore, delete.

import { MenuButton } from "../action/menu-button.tsx";
import {
  ArchiveOutlined,
  DeleteOutlineRounded,
  EditOutlined,
  UnarchiveOutlined,
  VisibilityOutlined,
} from "../icon/list-actions.ts";

export type RowMenuProps = {
  name: string;
  isArchived: boolean;
  /** Missing actions are those without permission. */
  onView?: () => void;
  onEdit?: () => void;
  onArchive?: (archive: boolean) => void;
  onRemove?: () => void;
};

export function RowMenu({ name, isArchived, onView, onEdit, onArchive, onRemove }: RowMenuProps) {
  const actions = [
    onView && { label: "Ver", icon: <VisibilityOutlined />, onSelect: onView },
    onEdit && !isArchived && { label: "Editar", icon: <EditOutlined />, onSelect: onEdit },
    onArchive &&
      (isArchived
        ? { label: "Desarchivar", icon: <UnarchiveOutlined />, onSelect: () => onArchive(false) }
        : { label: "Archivar", icon: <ArchiveOutlined />, onSelect: () => onArchive(true) }),
    onRemove && !isArchived && { label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: onRemove },
  ].filter((action) => action !== undefined && action !== false);
  if (actions.length === 0) return null;
  return <MenuButton label={`Acciones de ${name}`} actions={actions} />;
}
