// Where nothing is written, the button that sends is the microphone. A press begins; whoever holds it down ends by letting go.
import type { RefObject } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { KeyboardVoiceOutlined } from "../../../../../ui/icon/messages.ts";

type Props = {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** When something was sent by the button that stood here, epoch ms. */
  sentAt: RefObject<number>;
  /** Epoch ms. */
  onPress: (at: number) => void;
  sx: object;
};

/** The second press of two is none on what has come in the place of the first. */
const DOUBLE_PRESS_MS = 600;

export function RecordButton({ buttonRef, sentAt, onPress, sx }: Props) {
  const press = () => {
    const now = Date.now();
    if (now - sentAt.current > DOUBLE_PRESS_MS) onPress(now);
  };
  return (
    <IconAction
      ref={buttonRef}
      label="Grabar una nota de voz"
      onPointerDown={({ button }) => button === 0 && press()}
      // by the keyboard
      onClick={({ detail }) => detail === 0 && press()}
      onContextMenu={(event) => event.preventDefault()}
      sx={{ ...sx, touchAction: "none" }}
    >
      <KeyboardVoiceOutlined />
    </IconAction>
  );
}
