// Writes a note for the team in place of the composer, in another colour. It is never sent to the contact.
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { MOST_MENTIONS, MOST_OF_NOTE } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { press } from "../../../../ui/key/press.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useColleagues, writeNote } from "../waiting/api.ts";
import { mentionBegun, mentionsIn, peopleFor, withName } from "./mentions.ts";

type Props = {
  thread: Thread;
  text: string;
  onText: (text: string) => void;
  /** The text stays for the next time. */
  onClose: () => void;
};

export function NoteBox({ thread, text, onText: setText, onClose }: Props) {
  const client = useQueryClient();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const people = useColleagues(true).data ?? [];
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  // The text at which the list was closed without a choice.
  const [passed, setPassed] = useState<string | null>(null);
  const begun = text === passed ? null : mentionBegun(text.slice(0, caret));
  const proposed = begun === null ? [] : peopleFor(begun, people);
  const chosen = Math.min(at, proposed.length - 1);
  const left = MOST_OF_NOTE - text.length;
  const canSave = text.trim() !== "" && left >= 0 && !isSaving;
  const save = async () => {
    if (!canSave) return;
    setSaving(true);
    try {
      await writeNote(client, thread, {
        text: text.trim(),
        mentions: mentionsIn(text, people).slice(0, MOST_MENTIONS),
      });
      setText("");
      onClose();
    } catch (error) {
      toast.error(sayError(error));
      setSaving(false);
    }
  };
  const choose = (name: string) => {
    const written = withName(text, caret, begun ?? "", name);
    setText(written.text);
    setCaret(written.caret);
    setAt(0);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(written.caret, written.caret);
    });
  };
  /** Whether the list handled the key. */
  const takesKey = (event: KeyboardEvent): boolean => {
    const one = proposed[chosen];
    if (!one || event.nativeEvent.isComposing) return false;
    if (event.key === "ArrowDown") setAt(Math.min(chosen + 1, proposed.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(chosen - 1, 0));
    else if (event.key === "Escape") setPassed(text);
    else if (event.key === "Enter" || event.key === "Tab") choose(one.name);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (takesKey(event)) return;
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
      {proposed.length > 0 && (
        <Box role="listbox" aria-label="Mencionar a" sx={PEOPLE}>
          {proposed.map(({ userId, name }, index) => (
            <Box
              key={userId}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(name);
              }}
              sx={PERSON}
            >
              <Avatar name={name} size={20} />
              {name}
            </Box>
          ))}
        </Box>
      )}
      <InputBase
        inputRef={box}
        fullWidth
        multiline
        minRows={2}
        maxRows={7}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
        }}
        onSelect={() => setCaret(box.current?.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
        placeholder="Nota para tu equipo: el cliente no la ve. Con @ avisas a alguien."
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
        <Button
          size="small"
          variant="text"
          onClick={() => {
            setText("");
            onClose();
          }}
        >
          Cancelar
        </Button>
        <Button size="small" variant="contained" color="primary" disabled={!canSave} onClick={() => void save()}>
          Guardar nota
        </Button>
      </Box>
    </Box>
  );
}

const PEOPLE = {
  m: 0.5,
  mb: 0,
  p: 0.5,
  maxHeight: 220,
  overflowY: "auto",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;
const PERSON = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  px: 1,
  minHeight: 36,
  "@media (pointer: coarse)": { minHeight: 44 },
  borderRadius: "8px",
  cursor: "pointer",
  typography: "body2",
  "&[aria-selected=true], &:hover": { bgcolor: "action.hover" },
} as const;
const FRAME = {
  maxWidth: 880,
  mx: "auto",
  border: "1px dashed",
  borderColor: "warning.ink",
  borderRadius: 1,
  bgcolor: "warning.soft",
} as const;
