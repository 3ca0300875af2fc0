// Ctrl/⌘ K: commands of the product and what is found by name, in one list walked by the arrow keys.
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import MuiDialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";
import { usePhone } from "../layout/use-screen.ts";
import { type Command, type CommandFinder, matchesCommand } from "./command.ts";
import { FoundState } from "./found-state.tsx";
import { useFound } from "./use-found.ts";

export type CommandSearchProps = {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
  /** Finds people or things; asked from two letters on, once they rest. */
  search?: CommandFinder | undefined;
  placeholder?: string;
};

export function CommandSearch({
  open,
  onClose,
  commands,
  search,
  placeholder = "Busca una página, un contacto o una acción",
}: CommandSearchProps) {
  const phone = usePhone();
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
      slotProps={{
        paper: { "aria-label": "Buscar", "aria-labelledby": undefined, sx: phone ? {} : { maxWidth: 600, mt: "12vh" } },
      }}
    >
      {open && <Palette onClose={onClose} commands={commands} search={search} placeholder={placeholder} />}
    </MuiDialog>
  );
}

type PaletteProps = Pick<CommandSearchProps, "onClose" | "commands" | "search" | "placeholder">;

function Palette({ onClose, commands, search, placeholder }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const { found, state, retry } = useFound(text, search);
  const shown = useMemo(
    () => [...commands.filter((command) => matchesCommand(command, text)), ...found],
    [commands, text, found],
  );
  const active = Math.min(at, shown.length - 1);
  useEffect(() => {
    void document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((active + step + shown.length) % Math.max(shown.length, 1));
    } else if (event.key === "Enter") run(shown[active]);
  };

  return (
    <>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.5,
          px: 2,
          borderBottom: "1px solid",
          borderColor: "divider",
        }}
      >
        <SearchRounded sx={{ color: "text.secondary" }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          slotProps={{
            input: {
              role: "combobox",
              "aria-label": "Buscar",
              "aria-expanded": true,
              "aria-controls": `${id}-list`,
              "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
              autoComplete: "off",
            },
          }}
          sx={{ height: 56, fontSize: 16, "& input": { outline: "none" } }}
        />
        <Box component="button" onClick={onClose} sx={KEY}>
          Esc
        </Box>
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label="Resultados"
        sx={{ overflowY: "auto", maxHeight: { sm: 400 }, p: 0.75 }}
      >
        {shown.map((command, index) => (
          <Box key={command.id} role="presentation">
            {command.group !== shown[index - 1]?.group && (
              <Box
                role="presentation"
                sx={{ typography: "caption", color: "text.secondary", fontWeight: 500, px: 1.25, pt: 1, pb: 0.5 }}
              >
                {command.group}
              </Box>
            )}
            <Box
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => run(command)}
              onMouseMove={() => setAt(index)}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1.5,
                px: 1.25,
                minHeight: { xs: 48, sm: 40 },
                borderRadius: "8px",
                cursor: "pointer",
                bgcolor: index === active ? "action.selected" : "transparent",
                "& > svg": { color: "text.secondary" },
              }}
            >
              {command.icon}
              <Box sx={{ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                {command.label}
              </Box>
              {command.help && <Box sx={{ typography: "caption", color: "text.secondary" }}>{command.help}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
      <FoundState
        state={state}
        texts={search?.texts}
        isEmpty={shown.length === 0}
        foundNone={found.length === 0}
        onRetry={retry}
      />
    </>
  );
}

const KEY = {
  border: "1px solid",
  borderColor: "divider",
  borderRadius: "6px",
  bgcolor: "transparent",
  color: "text.secondary",
  font: "inherit",
  fontSize: 12,
  px: 0.75,
  py: 0.25,
  cursor: "pointer",
} as const;
