// Plays a voice note or sound, with seeking and speed. Only one plays at a time.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { PauseRounded, PlayArrowRounded } from "../../../../../ui/icon/media.ts";
import type { MessageMedia } from "./shown.ts";

const SPEEDS = [1, 1.5, 2];
let playing: HTMLAudioElement | null = null;

export function AudioPlayer({ media, url, name }: { media: MessageMedia; url: string; name: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(media.duration ?? 0);
  const [speed, setSpeed] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const turn = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (playing !== element) playing?.pause();
    playing = element;
    element.play().catch(() => setBroken(true));
  };
  const faster = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const seek = (to: number) => {
    setAt(to);
    if (audio.current) audio.current.currentTime = to;
  };
  return (
    <Box role="group" aria-label={name} sx={PLAYER}>
      {/* biome-ignore lint/a11y/useMediaCaption: there are no captions */}
      <audio
        ref={audio}
        src={url}
        preload={media.duration === null ? "metadata" : "none"}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => {
          event.currentTarget.playbackRate = speed;
          const { duration } = event.currentTarget;
          if (Number.isFinite(duration)) setLength(duration);
        }}
        onError={() => setBroken(true)}
      />
      <IconAction label={isPlaying ? "Pausar" : `Escuchar: ${name}`} onClick={turn} sx={{ color: "primary.ink" }}>
        {isPlaying ? <PauseRounded /> : <PlayArrowRounded />}
      </IconAction>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="input"
          type="range"
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={Math.min(at, length)}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => seek(Number(event.target.value))}
          aria-label="Momento del audio"
          aria-valuetext={`${minutes(at)} de ${minutes(length)}`}
          sx={{ display: "block", width: 1, m: 0, accentColor: "var(--mui-palette-primary-main)" }}
        />
        <Box
          sx={{
            typography: "caption",
            color: isBroken ? "error.ink" : "text.secondary",
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {isBroken
            ? "No se puede escuchar aquí. Descárgalo."
            : isPlaying || at > 0
              ? `${minutes(at)} / ${minutes(length)}`
              : minutes(length)}
        </Box>
      </Box>
      <Button
        size="small"
        variant="text"
        onClick={faster}
        aria-label={`Velocidad ${speed}×`}
        sx={{ minWidth: 44, px: 0.5 }}
      >
        {`${speed}×`}
      </Button>
    </Box>
  );
}

/** '1:05'. */
function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const PLAYER = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  width: 300,
  maxWidth: "100%",
  my: 0.25,
  ml: -1,
} as const;
