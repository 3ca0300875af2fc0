// Where nothing is written, the button that sends is the microphone. A press begins; whoever holds it down ends by letting go.
import type { RefObject } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { KeyboardVoiceOutlined } from "../../../../../ui/icon/messages.ts";

/** Epoch ms; `isHeld` as long as the button is down. */
export type Press = { at: number; isHeld: boolean };

type Props = {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** When something was sent by the button that stood here, epoch ms. */
  sentAt: RefObject<number>;
  onPress: (press: Press) => void;
  sx: object;
};

/** The second press of two is none on what has come in the place of the first. */
const DOUBLE_PRESS_MS = 600;

export function RecordButton({ buttonRef, sentAt, onPress, sx }: Props) {
  const press = (isHeld: boolean) => {
    const pressed = { at: Date.now(), isHeld };
    if (pressed.at - sentAt.current <= DOUBLE_PRESS_MS) return;
    // what records may come later than the finger goes
    const release = () => {
      pressed.isHeld = false;
    };
    if (isHeld)
      for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, release, { once: true });
    onPress(pressed);
  };
  return (
    <IconAction
      ref={buttonRef}
      label="Grabar una nota de voz"
      onPointerDown={({ button }) => button === 0 && press(true)}
      // by the keyboard
      onClick={({ detail }) => detail === 0 && press(false)}
      onContextMenu={(event) => event.preventDefault()}
      sx={{ ...sx, touchAction: "none" }}
    >
      <KeyboardVoiceOutlined />
    </IconAction>
  );
}
