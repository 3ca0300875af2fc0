// Below the contact's name: who has the conversation when it is not the assistant.

import Box from "@mui/material/Box";
import { dateTimeText, hourAt } from "../../../../ui/data/date-time.tsx";
import { PersonOutlineRounded } from "../../../../ui/icon/contact-actions.ts";
import { RecordVoiceOverOutlined, VoiceOverOffOutlined } from "../../../../ui/icon/notes.ts";
import { CheckCircleOutlineRounded } from "../../../../ui/icon/states.ts";
import type { Attention } from "../threads/attention.ts";

type Props = {
  attention: Attention;
  /** Since when the contact has waited for a person. */
  waitingSince: string | null;
  /** The assistant's answer that called a person; empty when it was not an answer. */
  waitReason: string;
  resolvedAt: string | null;
  zone: string | undefined;
};

export function AttentionLine({ attention, waitingSince, waitReason, resolvedAt, zone }: Props) {
  const isWaitedFor = waitingSince !== null || attention.by === "silent";
  if (attention.by === "assistant" && !isWaitedFor && !resolvedAt) return null;
  const Icon = isWaitedFor ? RecordVoiceOverOutlined : resolvedAt ? CheckCircleOutlineRounded : ICONS[attention.by];
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        px: 2,
        py: 0.75,
        minHeight: 36,
        typography: "body2",
        borderBottom: "1px solid",
        borderColor: "divider",
        bgcolor: isWaitedFor ? "warning.soft" : "surface.base",
        color: isWaitedFor ? "warning.ink" : "text.secondary",
      }}
    >
      <Icon sx={{ fontSize: 20, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        {resolvedAt && !isWaitedFor && `Resuelta el ${dateTimeText(resolvedAt, { zone })}. `}
        {attention.by !== "assistant" && textOf(attention, zone)}
        {waitingSince && attention.by !== "handed-over" && (
          <>
            {attention.by !== "assistant" && " "}
            <strong>Espera a una persona</strong> desde el {dateTimeText(waitingSince, { zone })}.
            {waitReason && ` Motivo: ${waitReason}.`}
          </>
        )}
      </Box>
    </Box>
  );
}

const ICONS = {
  assistant: CheckCircleOutlineRounded,
  "handed-over": RecordVoiceOverOutlined,
  person: PersonOutlineRounded,
  nobody: VoiceOverOffOutlined,
  silent: VoiceOverOffOutlined,
};

function textOf(attention: Exclude<Attention, { by: "assistant" }>, zone: string | undefined) {
  if (attention.by === "nobody") return "El asistente está desactivado para este contacto. Responde tu equipo.";
  if (attention.by === "silent") return `El asistente no respondió. Motivo: ${attention.reason}. Responde tu equipo.`;
  if (attention.by === "person") {
    const hour = hourAt(attention.until, zone);
    return `Una persona atiende esta conversación. El asistente vuelve a las ${hour}.`;
  }
  const why = attention.reason ? ` Motivo: ${attention.reason}` : "";
  return (
    <>
      <strong>El asistente te pasó esta conversación</strong> el {dateTimeText(attention.since, { zone })}.{why}
    </>
  );
}
