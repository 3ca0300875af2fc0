import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { DeleteOutlineRounded } from "../../../../ui/icon/list-actions.ts";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { useUndoableRemoval } from "../../../../ui/resource/use-undoable-removal.ts";
import { removeThreads, useThreadsOf } from "../threads/api.ts";

/** Deletes the messages of a contact, but not the contact (D-16.5). Draws nothing when there are no messages. */
export function DeleteThread({ contact, onRemoved }: OfContact & { onRemoved?: () => void }) {
  const client = useQueryClient();
  const all = useThreadsOf(contact._id).data ?? [];
  const removed = useRemovedIds();
  const removeUndoably = useUndoableRemoval();
  const threads = all.filter(({ _id }) => !removed.has(_id));
  const [first, ...others] = threads;
  if (!first) return null;
  const takeAway = () => {
    removeUndoably({
      id: first._id,
      besides: others.map(({ _id }) => _id),
      said: `Se eliminó la conversación con ${contactName(contact)}.`,
      carryOut: () => removeThreads(client, threads),
    });
    onRemoved?.();
  };
  return (
    <Button color="error" variant="text" size="small" startIcon={<DeleteOutlineRounded />} onClick={takeAway}>
      Eliminar chat
    </Button>
  );
}
