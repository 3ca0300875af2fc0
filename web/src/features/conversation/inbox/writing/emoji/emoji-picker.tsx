// The emoji picker: by group, searchable by Spanish names, recent ones first.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import InputBase from "@mui/material/InputBase";
import Popover from "@mui/material/Popover";
import { useMemo, useState } from "react";
import { ScrollBox } from "../../../../../ui/layout/scroll-box.tsx";
import { EMOJI } from "./emoji-list.ts";
import { noteRecent, recentEmoji } from "./recent-emoji.ts";

type Props = { anchor: HTMLElement; onChoose: (emoji: string) => void; onClose: () => void };

export function EmojiPicker({ anchor, onChoose, onClose }: Props) {
  const [search, setSearch] = useState("");
  const [recent] = useState(recentEmoji);
  const groups = useMemo(() => {
    const wanted = plain(search);
    const kinds = EMOJI.map(({ title, emoji }) => ({
      title,
      emoji: emoji.filter(({ words }) => wanted === "" || plain(words).includes(wanted)),
    }));
    const latest = { title: "Recientes", emoji: recent.map((sign) => ({ sign, words: sign })) };
    return [...(wanted === "" ? [latest] : []), ...kinds].filter(({ emoji }) => emoji.length > 0);
  }, [search, recent]);
  const choose = (sign: string) => {
    noteRecent(sign);
    onChoose(sign);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: { sx: { width: 328, maxWidth: "calc(100vw - 16px)", p: 1 }, "aria-label": "Emojis", role: "dialog" },
      }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder="Buscar: feliz, corazón, cita…"
        slotProps={{ input: { "aria-label": "Buscar un emoji" } }}
        sx={{ px: 1, py: 0.5, border: "1px solid", borderColor: "outline", borderRadius: 1, mb: 1 }}
      />
      <ScrollBox label="Emojis" sx={{ height: 260 }}>
        {groups.length === 0 && <Box sx={{ p: 1, color: "text.secondary" }}>Ninguno se llama así.</Box>}
        {groups.map(({ title, emoji }) => (
          <Box key={title} component="section" aria-label={title}>
            <Box sx={{ typography: "caption", color: "text.secondary", px: 0.5, pt: 0.5 }}>{title}</Box>
            <Box sx={{ display: "grid", gridTemplateColumns: "repeat(8, 1fr)" }}>
              {emoji.map(({ sign, words }) => (
                <ButtonBase key={sign} aria-label={words} title={words} onClick={() => choose(sign)} sx={SIGN}>
                  {sign}
                </ButtonBase>
              ))}
            </Box>
          </Box>
        ))}
      </ScrollBox>
    </Popover>
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

const SIGN = {
  aspectRatio: "1",
  fontSize: 22,
  borderRadius: "8px",
  "&:hover, &:focus-visible": { bgcolor: "action.hover" },
} as const;
