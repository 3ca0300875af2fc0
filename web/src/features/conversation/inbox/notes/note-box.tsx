// Where a note for the team is written, in the place of the composer and in another colour: what stands here goes to nobody.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { MOST_OF_NOTE } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { press } from "../../../../ui/key/press.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { writeNote } from "../waiting/api.ts";

export function NoteBox({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const [text, setText] = useState("");
  const [isSaving, setSaving] = useState(false);
  const left = MOST_OF_NOTE - text.length;
  const canSave = text.trim() !== "" && left >= 0 && !isSaving;
  const save = async () => {
    if (!canSave) return;
    setSaving(true);
    try {
      await writeNote(client, thread, text.trim());
      onClose();
    } catch (error) {
      toast.error(sayError(error));
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    press("composer", event, {
      send: () => (event.nativeEvent.isComposing ? false : void save()),
      unquote: () => {
        event.stopPropagation();
        return onClose();
      },
    });
  };
  return (
    <Box sx={FRAME}>
      <InputBase
        fullWidth
        multiline
        minRows={2}
        maxRows={7}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Nota para tu equipo: el cliente no la ve"
        slotProps={{ input: { "aria-label": "Nota para tu equipo" } }}
        sx={{ px: 1.5, py: 1, lineHeight: "20px" }}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 1, pb: 0.75 }}>
        <Box
          role="status"
          sx={{ flex: 1, px: 0.5, typography: "caption", color: left < 0 ? "error.ink" : "text.secondary" }}
        >
          {left <= 200 ? left : ""}
        </Box>
        <Button size="small" variant="text" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="small" variant="contained" color="primary" disabled={!canSave} onClick={() => void save()}>
          Guardar nota
        </Button>
      </Box>
    </Box>
  );
}

const FRAME = {
  maxWidth: 880,
  mx: "auto",
  border: "1px dashed",
  borderColor: "warning.ink",
  borderRadius: 1,
  bgcolor: "warning.soft",
} as const;
