// The microphone button, in place of the send button while the text is empty. A press starts recording; with a long
// press, releasing ends it.
import type { RefObject } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { KeyboardVoiceOutlined } from "../../../../../ui/icon/media.ts";

/** Epoch ms; `isHeld` while the button is down. */
export type Press = { at: number; isHeld: boolean };

type Props = {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** When the send button at this place was last used, epoch ms. */
  sentAt: RefObject<number>;
  onPress: (press: Press) => void;
  sx: object;
};

/** Ignores the second click of a double click on the previous button. */
const DOUBLE_PRESS_MS = 600;

export function RecordButton({ buttonRef, sentAt, onPress, sx }: Props) {
  const press = (isHeld: boolean) => {
    const pressed = { at: Date.now(), isHeld };
    if (pressed.at - sentAt.current <= DOUBLE_PRESS_MS) return;
    // the recorder may load after the finger is lifted
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
