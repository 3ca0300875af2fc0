// Replaces the composer while recording: duration, level, and the buttons to send or cancel. With a long press,
// releasing ends it; nothing is sent without a deliberate action.
import { LONGEST_VOICE_S } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useEffect, useEffectEvent } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { DeleteOutlineRounded } from "../../../../../ui/icon/list-actions.ts";
import { SendRounded, StopRounded } from "../../../../../ui/icon/media.ts";
import { AudioPlayer } from "../../messages/media/audio-player.tsx";
import { LevelMeter } from "./level-meter.tsx";
import type { Press } from "./record-button.tsx";
import { type OnSent, useRecording } from "./use-recording.ts";

type Props = {
  businessId: string;
  clientId: string;
  channel: ChannelName;
  press: Press;
  onSent: OnSent;
  onClose: () => void;
};

/** A shorter press only starts it. */
const HELD_MS = 600;

export function VoiceRecorder({ businessId, clientId, channel, press, onSent, onClose }: Props) {
  const {
    recording,
    note,
    stop,
    send,
    again,
    discard: throwAway,
  } = useRecording({ businessId, clientId, channel, onSent });
  const letGo = useEffectEvent(() => {
    if (Date.now() - press.at > HELD_MS) void stop(false);
  });
  useEffect(() => {
    if (!press.isHeld) return;
    const release = () => letGo();
    window.addEventListener("pointerup", release, { once: true });
    return () => window.removeEventListener("pointerup", release);
  }, [press]);
  const discard = (
    <IconAction
      label="Descartar la nota de voz"
      onClick={() => {
        throwAway();
        onClose();
      }}
    >
      <DeleteOutlineRounded />
    </IconAction>
  );
  const away = (
    <IconAction label="Enviar la nota de voz" onClick={() => void send()} sx={SEND}>
      <SendRounded />
    </IconAction>
  );
  if (note && note.done === null) {
    return (
      <Line>
        {discard}
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <AudioPlayer media={shownOf(note.seconds)} url={note.url} name="Nota de voz" />
          <Box role="alert" sx={{ typography: "caption", color: "error.ink" }}>
            {note.trouble || tooLongText(note.seconds)}
          </Box>
        </Box>
        {away}
      </Line>
    );
  }
  if (note) return <OnItsWay done={note.done ?? 0} />;
  switch (recording.at) {
    case "kept":
      return null;
    case "asking":
      return (
        <Line>
          {discard}
          <Box role="status" sx={WORDS}>
            Permite que esta página use el micrófono…
          </Box>
        </Line>
      );
    case "preparing":
      return (
        <Line>
          <Box role="status" sx={WORDS}>
            Preparando la nota de voz…
          </Box>
        </Line>
      );
    case "recording":
      return (
        <Line>
          {discard}
          <LevelMeter level={recording.recorder.level} since={recording.since} />
          <IconAction label="Detener y escuchar" onClick={() => void stop(false)} autoFocus sx={{ color: "error.ink" }}>
            <StopRounded />
          </IconAction>
          {away}
        </Line>
      );
    case "trouble":
      return (
        <Line>
          <Box role="alert" sx={{ ...WORDS, color: "error.ink" }}>
            {recording.trouble}
          </Box>
          <Button size="small" variant="text" onClick={onClose}>
            Cerrar
          </Button>
          <Button size="small" variant="text" onClick={again}>
            Intentar de nuevo
          </Button>
        </Line>
      );
  }
}

function OnItsWay({ done }: { done: number }) {
  return (
    <Line>
      <Box sx={WORDS}>
        Enviando la nota de voz…
        <LinearProgress
          variant={done < 1 ? "determinate" : "indeterminate"}
          value={Math.round(done * 100)}
          aria-label="Subiendo la nota de voz"
          sx={{ mt: 0.5, borderRadius: 1 }}
        />
      </Box>
    </Line>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <Box role="group" aria-label="Grabar una nota de voz" sx={LINE}>
      {children}
    </Box>
  );
}

/** For a recording that ended automatically. */
function tooLongText(seconds: number): string {
  return seconds >= LONGEST_VOICE_S - 1 ? `Una nota de voz dura hasta ${LONGEST_VOICE_S / 60} minutos` : "";
}

function shownOf(duration: number) {
  const none = { id: "", filename: "", size: 0, width: null, height: null, reason: "", url: null };
  return { ...none, mimeType: "audio/ogg", voice: true, state: "ready", duration } as const;
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  minHeight: 54,
  maxWidth: 880,
  mx: "auto",
  px: 0.5,
  border: "1px solid",
  borderColor: "outline",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;
const WORDS = { flex: 1, minWidth: 0, px: 1, py: 0.5, typography: "body2" } as const;
const SEND = { color: "primary.ink", bgcolor: "primary.soft" } as const;
