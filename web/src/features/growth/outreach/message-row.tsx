// One planned message: kind, contact, time, state and reason; its text on demand.
import {
  chargeText,
  isRuleKind,
  KIND_LABELS,
  type NotificationStatus,
  STATUS_TEXTS,
} from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Collapse from "@mui/material/Collapse";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { type Mark, StatusDot } from "../../../ui/data/status.tsx";
import { latePart } from "../../../ui/state/late.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import type { Tone } from "../../../ui/theme/palette-types.ts";
import { useWithdrawMessage } from "./api.ts";
import { causeText } from "./cause-text.ts";
import { whenText } from "./when-text.ts";

const LOOK: Readonly<Record<NotificationStatus, { tone: Tone; mark: Mark }>> = {
  planned: { tone: "primary", mark: "clock" },
  blocked: { tone: "error", mark: "cross" },
  sending: { tone: "primary", mark: "half" },
  sent: { tone: "success", mark: "check" },
  not_sent: { tone: "error", mark: "cross" },
  withdrawn: { tone: "neutral", mark: "dash" },
};

/** The dialog that plans one: it loads when it is opened, from wherever. */
export const PLAN_MESSAGE = latePart(async () => (await import("./plan-message-dialog.tsx")).PlanMessageDialog);

/** It can still be withdrawn. */
const WAITS: ReadonlySet<NotificationStatus> = new Set(["planned", "blocked"]);

type Props = { message: Notification; zone: string | undefined; mayWithdraw: boolean };

export function MessageRow({ message, zone, mayWithdraw }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, kind, recipient, reason, preview, deletable, appointmentIds } = message;
  const label = STATUS_TEXTS[status];
  const cause = [causeText(message, zone), chargeText(message.chargedAs)].filter(Boolean).join(" · ");
  const isFailed = status === "not_sent" || status === "blocked";
  // Several of one kind are told apart by their words.
  const hasOwnWords = kind === "message" || isRuleKind(kind);
  return (
    <Box component="li" sx={{ listStyle: "none" }}>
      <ButtonBase onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen} sx={ROW}>
        <StatusDot {...LOOK[status]} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap>
            {KIND_LABELS[kind]}
            <Typography component="span" variant="body2" color="textSecondary">
              {recipient && ` · ${recipient}`}
              {appointmentIds.length > 1 && ` · visita de ${appointmentIds.length} servicios`}
            </Typography>
          </Typography>
          {hasOwnWords && !isOpen && (
            <Typography variant="body2" color="textSecondary" noWrap>
              {preview}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: "right" }}>
          <Typography variant="body2" noWrap>
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {whenText(message, zone)}
          </Typography>
        </Box>
        {reason && (
          <Typography
            variant="body2"
            sx={{ flexBasis: "100%", pl: 2.75, color: isFailed ? "error.ink" : "text.secondary" }}
          >
            {reason}
          </Typography>
        )}
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ p: 1.5, mb: 1, bgcolor: "surface.sunken", borderRadius: "10px" }}>
          <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {preview}
          </Typography>
          {cause && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {cause}
            </Typography>
          )}
          {WAITS.has(status) && deletable && mayWithdraw && <Withdraw id={message._id} />}
        </Box>
      </Collapse>
    </Box>
  );
}

function Withdraw({ id }: { id: string }) {
  const { mutateAsync: withdraw, isPending } = useWithdrawMessage();
  const toast = useToast();
  const takeBack = async () => {
    try {
      toast.success((await withdraw({ params: { id } })).message);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return (
    <Button
      size="small"
      variant="text"
      color="error"
      disabled={isPending}
      onClick={() => void takeBack()}
      sx={{ mt: 1 }}
    >
      No enviar
    </Button>
  );
}

const ROW = {
  width: "calc(100% + 16px)",
  flexWrap: "wrap",
  columnGap: 1.25,
  rowGap: 0,
  px: 1,
  mx: -1,
  py: 0.75,
  borderRadius: "8px",
  justifyContent: "start",
  alignItems: "start",
  textAlign: "left",
  minHeight: { xs: 44, sm: 36 },
  "& > svg": { mt: 0.5 },
  "&:hover": { bgcolor: "action.hover" },
} as const;
