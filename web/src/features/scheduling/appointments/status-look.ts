// The looks of the states: a tone and a mark with its own shape, so that colour is never the only sign.
import type { AgendaStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Mark } from "../../../ui/data/status.tsx";
import type { Tone } from "../../../ui/theme/palette-types.ts";

export const STATUS_LOOK: Readonly<Record<AgendaStatus, { tone: Tone; mark: Mark }>> = {
  agendada: { tone: "primary", mark: "ring" },
  confirmada: { tone: "success", mark: "check" },
  asistida: { tone: "secondary", mark: "dot" },
  pago_pendiente: { tone: "warning", mark: "clock" },
  no_pagada: { tone: "error", mark: "half" },
  no_asistida: { tone: "error", mark: "cross" },
  cancelada: { tone: "neutral", mark: "dash" },
  block: { tone: "neutral", mark: "dash" },
};
