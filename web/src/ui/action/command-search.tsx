// Ctrl/⌘ K: commands and found records in one list, used with the arrow keys.

import Box from "@mui/material/Box";
import MuiDialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useLayer } from "../dialog/leaving.tsx";
import { CloseRounded, SearchRounded } from "../icon/actions.ts";
import { usePhone } from "../layout/use-screen.ts";
import { type Command, type CommandFinder, matchesCommand } from "./command.ts";
import { FoundState } from "./found-state.tsx";
import { IconAction } from "./icon-action.tsx";
import { useFound } from "./use-found.ts";

export type CommandSearchProps = {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
  /** Finders, one per kind of record; called from two letters on, after a pause in typing. */
  finders?: readonly CommandFinder[];
  placeholder?: string;
};

export function CommandSearch({
  open,
  onClose,
  commands,
  finders = [],
  placeholder = "Busca una página, una persona o una acción",
}: CommandSearchProps) {
  const phone = usePhone();
  useLayer(open, onClose);
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
      {open && <Palette onClose={onClose} commands={commands} finders={finders} placeholder={placeholder} />}
    </MuiDialog>
  );
}

type PaletteProps = Required<Pick<CommandSearchProps, "onClose" | "commands" | "finders" | "placeholder">>;

function Palette({ onClose, commands, finders, placeholder }: PaletteProps) {
  const phone = usePhone();
  const id = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const records = useFound(text, finders);
  const shown = useMemo(
    () => [...commands.filter((command) => matchesCommand(command, text)), ...records.found],
    [commands, text, records.found],
  );
  // a letter is there before the lines that it leaves
  const drawn = useDeferredValue(shown, NONE);
  const active = Math.min(at, shown.length - 1);
  useEffect(() => {
    void document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);
  const run = useCallback(
    (command: Command | undefined) => {
      if (!command) return;
      onClose();
      command.onSelect();
    },
    [onClose],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((active + step + shown.length) % Math.max(shown.length, 1));
    } else if (event.key === "Enter") {
      // The focus returns to its previous place: the same key must not submit a form there.
      event.preventDefault();
      run(shown[active]);
    }
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
        {phone ? (
          <IconAction label="Cerrar" onClick={onClose} edge="end">
            <CloseRounded />
          </IconAction>
        ) : (
          <Box component="button" onClick={onClose} sx={KEY}>
            Esc
          </Box>
        )}
      </Box>
      <Lines id={id} shown={drawn} active={active} onRun={run} onPoint={setAt} />
      <FoundState found={records} text={text} isEmpty={shown.length === 0} />
    </>
  );
}

type LinesProps = {
  id: string;
  shown: readonly Command[];
  active: number;
  onRun: (command: Command) => void;
  onPoint: (index: number) => void;
};

const Lines = memo(function Lines({ id, shown, active, onRun, onPoint }: LinesProps) {
  return (
    <Box
      id={`${id}-list`}
      role="listbox"
      aria-label="Resultados"
      sx={{ overflowY: "auto", maxHeight: { sm: "min(430px, 60vh)" }, p: 0.75 }}
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
          <Line
            id={`${id}-${index}`}
            command={command}
            index={index}
            isActive={index === active}
            onRun={onRun}
            onPoint={onPoint}
          />
        </Box>
      ))}
    </Box>
  );
});

type LineProps = Pick<LinesProps, "id" | "onRun" | "onPoint"> & { command: Command; index: number; isActive: boolean };

/** An arrow key draws two of them again. */
const Line = memo(function Line({ id, command, index, isActive, onRun, onPoint }: LineProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onRun(command)}
      onMouseMove={() => onPoint(index)}
      sx={isActive ? ACTIVE : LINE}
    >
      <Box sx={ICON}>{command.icon}</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {command.label}
      </Box>
      {command.help && <Box sx={HELP}>{command.help}</Box>}
    </Box>
  );
});

const NONE: readonly Command[] = [];

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  px: 1.25,
  minHeight: { xs: 48, sm: 40 },
  borderRadius: "8px",
  cursor: "pointer",
  bgcolor: "transparent",
} as const;
const ACTIVE = { ...LINE, bgcolor: "action.selected" } as const;

const ICON = {
  width: 28,
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  "& > svg": { color: "text.secondary" },
} as const;

const HELP = {
  typography: "caption",
  color: "text.secondary",
  maxWidth: "50%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

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
