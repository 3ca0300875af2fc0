// The text box of a rehearsal, where a person writes as the assistant's audience would. Enter sends, Shift+Enter adds a
// line.
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import type { RefObject } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { SendRounded } from "../../../../ui/icon/media.ts";

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  isWaiting: boolean;
  /** This rehearsal takes no more messages. */
  isOver: boolean;
  most: number;
  placeholder: string;
};

export function RehearsalComposer({ input, text, onText, onSend, isWaiting, isOver, most, placeholder }: Props) {
  const canSend = text.trim() !== "" && !isWaiting && !isOver;
  const send = () => {
    if (canSend) onSend(text.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: "flex", alignItems: "flex-end", gap: 1, flex: 1 }}
    >
      <InputBase
        inputRef={input}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        multiline
        maxRows={5}
        disabled={isOver}
        placeholder={isOver ? "Esta prueba llegó a su fin: empieza de nuevo" : placeholder}
        slotProps={{ input: { "aria-label": "Mensaje de prueba", maxLength: most } }}
        sx={{ flex: 1, px: 1.5, py: 1, border: "1px solid", borderColor: "outline", borderRadius: 1 }}
      />
      <IconAction label="Enviar prueba" type="submit" disabled={!canSend}>
        <SendRounded />
      </IconAction>
    </Box>
  );
}
