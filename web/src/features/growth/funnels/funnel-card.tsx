// A funnel in the list: its count, its phases with scenarios, and its actions.
import { ACTION_LABELS } from "@mostrador/domain/growth/funnels/phases.ts";
import type { Funnel } from "@mostrador/domain/growth/funnels/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link, useNavigate } from "react-router";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import {
  ArchiveOutlined,
  ContentCopyOutlined,
  DeleteOutlineRounded,
  EditOutlined,
  UnarchiveOutlined,
} from "../../../ui/icon/list-actions.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Fold } from "./fold.tsx";

type Props = {
  funnel: Funnel;
  mayEdit: boolean;
  /** Missing actions are those without permission. */
  onArchive?: (archive: boolean) => void;
  onRemove?: () => void;
};

export function FunnelCard({ funnel, mayEdit, onArchive, onRemove }: Props) {
  const { _id: id, name, description, phases, contacts, isArchived } = funnel;
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const actions = [
    mayEdit && !isArchived && { label: "Editar", icon: <EditOutlined />, onSelect: go(`/funnels/${id}/editar`) },
    mayEdit && { label: "Duplicar", icon: <ContentCopyOutlined />, onSelect: go(`/funnels/nuevo?funnelId=${id}`) },
    onArchive &&
      (isArchived
        ? { label: "Desarchivar", icon: <UnarchiveOutlined />, onSelect: () => onArchive(false) }
        : { label: "Archivar", icon: <ArchiveOutlined />, onSelect: () => onArchive(true) }),
    onRemove && !isArchived && { label: "Eliminar", icon: <DeleteOutlineRounded />, danger: true, onSelect: onRemove },
  ].filter((action) => action !== false && action !== undefined);
  return (
    <Card title={name} action={actions.length > 0 && <MenuButton label={`Acciones de ${name}`} actions={actions} />}>
      <Stack sx={{ gap: 1.5 }}>
        {description && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {description}
          </Typography>
        )}
        <Typography variant="body2">{contactsText(contacts)}</Typography>
        <Box>
          {phases.map((phase) => (
            <Fold key={phase._id} label={phase.name} aside={scenariosText(phase.scenarios.length)}>
              <Box component="ul" aria-label={`Escenarios de ${phase.name}`} sx={{ m: 0, pl: 3.5, pb: 1 }}>
                {phase.scenarios.map((scenario) => (
                  <Typography key={scenario._id} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
                    {scenario.name}
                    {scenario.actionReference !== "none" && (
                      <Box component="span" sx={{ color: "text.secondary" }}>
                        {` · ${ACTION_LABELS[scenario.actionReference]}`}
                      </Box>
                    )}
                  </Typography>
                ))}
              </Box>
            </Fold>
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button component={Link} to={`/crm/${id}`}>
            Ver tablero
          </Button>
          <Button variant="text" component={Link} to={`/crm/${id}?ver=conversion`}>
            Conversión
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

function contactsText(count: number): string {
  return count === 1 ? "1 contacto" : `${count.toLocaleString("es-MX")} contactos`;
}

function scenariosText(count: number): string {
  return count === 1 ? "1 escenario" : `${count} escenarios`;
}
