// The assistant's actions before an answer, as a small folded card: shows the main action, and the others when open
// (contract/conversation#the-inbox).
import Box from "@mui/material/Box";
import { memo, useState } from "react";
import { CallLine } from "./call-line.tsx";
import { mainCall } from "./call-words.ts";
import { CallsHead } from "./calls-head.tsx";
import type { ToolCall } from "./tool-call.ts";

type Props = { itemKey: string; calls: readonly ToolCall[] };

export const CallsCard = memo(
  function CallsCard({ itemKey, calls }: Props) {
    const [isOpen, setOpen] = useState(false);
    const main = mainCall(calls);
    if (!main) return null;
    return (
      <Box component="li" data-item={itemKey} sx={LINE}>
        <Box sx={CARD}>
          {calls.length === 1 ? (
            <CallLine call={main} />
          ) : (
            <>
              <CallsHead call={main} others={calls.length - 1} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
              {isOpen &&
                calls.map((call) => (
                  <Box key={call.key} sx={{ borderTop: "1px solid", borderColor: "divider" }}>
                    <CallLine call={call} />
                  </Box>
                ))}
            </>
          )}
        </Box>
      </Box>
    );
  },
  // New messages create new call objects, so compare their content.
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

const LINE = { listStyle: "none", display: "flex", justifyContent: "flex-end", pb: 0.75 } as const;
const CARD = {
  maxWidth: "min(560px, 100%)",
  minWidth: 0,
  borderRadius: 1,
  border: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
} as const;
