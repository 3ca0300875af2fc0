import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { AutoAwesomeOutlined } from "../../../../ui/icon/messages.ts";
import { ErrorOutlineRounded } from "../../../../ui/icon/states.ts";
import { callWords } from "./call-words.ts";
import type { ToolCall } from "./tool-call.ts";

type Props = {
  call: ToolCall;
  /** The number of other actions in the card. */
  others?: number;
  isOpen: boolean;
  onPress: () => void;
  controls?: string;
};

/** An action and its result, in a line that unfolds. */
export function CallsHead({ call, others = 0, isOpen, onPress, controls }: Props) {
  const { action, result, isRefused } = callWords(call);
  // Unfolded, each action has its own line below.
  const isUnfolded = isOpen && others > 0;
  const Icon = isRefused ? ErrorOutlineRounded : AutoAwesomeOutlined;
  return (
    <ButtonBase onClick={onPress} aria-expanded={isOpen} {...(controls && { "aria-controls": controls })} sx={HEAD}>
      <Icon sx={{ fontSize: 16, flexShrink: 0, color: isRefused ? "warning.ink" : "secondary.ink" }} />
      <Box component="span" sx={{ flexShrink: 0, fontWeight: 500, color: "text.primary" }}>
        {isUnfolded ? `${others + 1} acciones` : action}
      </Box>
      {result && !isUnfolded && (
        <Box component="span" sx={RESULT}>
          {result}
        </Box>
      )}
      {others > 0 && !isUnfolded && (
        <Box component="span" sx={{ flexShrink: 0 }}>
          y {others} más
        </Box>
      )}
      <ExpandMoreRounded sx={{ fontSize: 16, ml: "auto", flexShrink: 0, rotate: isOpen ? "180deg" : "0deg" }} />
    </ButtonBase>
  );
}

const HEAD = {
  width: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-start",
  gap: 0.75,
  px: 1.25,
  minHeight: 32,
  "@media (pointer: coarse), (max-width: 599.95px)": { minHeight: 44 },
  borderRadius: 1,
  typography: "caption",
  color: "text.secondary",
  textAlign: "left",
} as const;
const RESULT = { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
