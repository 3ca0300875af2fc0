import type { MessageStatus } from "@mostrador/domain/conversation/inbox/schema.ts";
import {
  DoneAllRounded,
  DoneRounded,
  ErrorOutlineRounded,
  HelpOutlineRounded,
  ScheduleRounded,
} from "../../../../ui/icon/states.ts";

export const STATUS_WORDS: Readonly<Record<MessageStatus, string>> = {
  queued: "En cola",
  sending: "Enviando",
  sent: "Enviado",
  delivered: "Entregado",
  read: "Leído",
  failed: "No se envió",
  unknown: "No se sabe si se envió",
};

const MARKS: Readonly<Record<MessageStatus, { icon: typeof DoneRounded; color: string }>> = {
  queued: { icon: ScheduleRounded, color: "text.secondary" },
  sending: { icon: ScheduleRounded, color: "text.secondary" },
  sent: { icon: DoneRounded, color: "text.secondary" },
  delivered: { icon: DoneAllRounded, color: "text.secondary" },
  read: { icon: DoneAllRounded, color: "primary.ink" },
  failed: { icon: ErrorOutlineRounded, color: "error.ink" },
  unknown: { icon: HelpOutlineRounded, color: "warning.ink" },
};

/** The delivery state of a message as a mark, with a text for screen readers and hover. */
export function MessageTicks({ status }: { status: MessageStatus }) {
  const { icon: Icon, color } = MARKS[status];
  return <Icon titleAccess={STATUS_WORDS[status]} sx={{ fontSize: 16, color }} />;
}
