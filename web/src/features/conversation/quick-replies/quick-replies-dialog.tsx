// The quick replies of the business: added, changed and deleted in the inbox itself.

import { CONTACT_VARIABLES, variablesHint } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import {
  type NewQuickReply,
  type QuickReply,
  quickReplies as resource,
} from "@mostrador/domain/conversation/quick-replies/resource.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { AddRounded, DeleteOutlineRounded, EditOutlined } from "../../../ui/icon/list-actions.ts";
import { removalQueue, useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { Empty } from "../../../ui/state/empty.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { quickReplies } from "./api.ts";

export function QuickRepliesDialog({ onClose }: { onClose: () => void }) {
  const list = quickReplies.useAll();
  const may = useMay();
  const remove = useRemoval();
  const hidden = useRemovedIds();
  const [edited, setEdited] = useState<QuickReply | "new" | null>(null);
  const rows = (list.data ?? []).filter(({ _id, isArchived }) => !isArchived && !hidden.has(_id));
  const add = may(resource.page, "edit") && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => setEdited("new")}>
      Agregar respuesta rápida
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Respuestas rápidas" actions={rows.length > 0 && add}>
      <Box sx={{ typography: "body2", color: "text.secondary", mb: 1 }}>
        Escribe / en el chat para usarlas. Lo que se manda lo puedes cambiar antes de enviarlo.
      </Box>
      {list.isPending && <Skeleton height={160} />}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} dense />}
      {list.data && rows.length === 0 && (
        <Empty
          drawing="chat"
          text="Guarda lo que escribes seguido, como tu horario o tu dirección."
          action={add || undefined}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rows.map((reply) => (
          <Box component="li" key={reply._id} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, color: "primary.ink" }}>/{reply.shortcut}</Box>
              <Box sx={TEXT}>{reply.text}</Box>
            </Box>
            {may(resource.page, "edit") && (
              <IconAction label={`Editar /${reply.shortcut}`} onClick={() => setEdited(reply)}>
                <EditOutlined />
              </IconAction>
            )}
            {may(resource.page, "delete") && (
              <IconAction label={`Eliminar /${reply.shortcut}`} onClick={() => remove(reply)}>
                <DeleteOutlineRounded />
              </IconAction>
            )}
          </Box>
        ))}
      </Box>
      {edited && <QuickReplyForm reply={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </Dialog>
  );
}

/** Can be undone until the notice disappears. */
function useRemoval() {
  const toast = useToast();
  const remove = quickReplies.useRemove();
  return ({ _id, shortcut }: QuickReply) => {
    const undo = removalQueue.begin([_id], async () => {
      const failed = (await remove([_id])).find(({ error }) => error);
      if (failed) toast.error(sayError(failed.error));
    });
    toast.undo(`Se eliminó /${shortcut}`, () => void undo(), { firm: true });
  };
}

function QuickReplyForm({ reply, onClose }: { reply: QuickReply | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = quickReplies.useSave();
  return (
    <ResourceDialog<NewQuickReply>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={reply}
      schema={resource.New}
      values={{ shortcut: "", text: "", ...(reply && quickReplies.values(reply)), businessId }}
      save={(values) => save(reply, values)}
      onClose={onClose}
    >
      <TextField name="shortcut" label="Atajo" placeholder="horario" maxLength={30} autoFocus />
      <TextArea
        name="text"
        label="Texto"
        max={2000}
        placeholder="Hola {{nombre}}, en {{negocio}} abrimos de lunes a sábado de 9 a 19 h."
      />
      <Box sx={{ typography: "caption", color: "text.secondary" }}>{variablesHint(CONTACT_VARIABLES)}</Box>
    </ResourceDialog>
  );
}

const ROW = {
  display: "flex",
  alignItems: "start",
  gap: 1,
  py: 1,
  borderTop: "1px solid",
  borderColor: "divider",
} as const;
const TEXT = {
  typography: "body2",
  color: "text.secondary",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
  overflow: "hidden",
} as const;
