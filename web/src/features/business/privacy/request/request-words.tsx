// The words for a request: its state, and its due dates.
import type { PrivacyRequest } from "@mostrador/domain/business/privacy/schema.ts";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { deviceToday } from "../../../../ui/time/typed-day.ts";
import { dayShort } from "../day-short.ts";

export function RequestState({ request }: { request: PrivacyRequest }) {
  const { state } = request;
  if (state === "done") return <StatusChip tone="success" mark="check" label="Llevada a cabo" />;
  if (state === "refused") return <StatusChip tone="neutral" mark="dash" label="No procedió" />;
  if (isLate(request)) return <StatusChip tone="error" mark="cross" label="Vencida" />;
  if (state === "accepted") return <StatusChip tone="primary" mark="half" label="Por llevar a cabo" />;
  return <StatusChip tone="warning" mark="clock" label="Por responder" />;
}

/** 'Responder a más tardar el vie 18 dic 2026' */
export function dueText(request: PrivacyRequest): string {
  const { state, answerBy, carryOutBy, doneOn, answeredOn } = request;
  if (state === "received") return `Responder a más tardar el ${dayShort(answerBy)}`;
  if (state === "accepted") return `Llevar a cabo a más tardar el ${dayShort(carryOutBy ?? answerBy)}`;
  if (state === "done") return `Se llevó a cabo el ${dayShort(doneOn ?? answerBy)}`;
  return `Se respondió el ${dayShort(answeredOn ?? answerBy)}`;
}

function isLate({ state, answerBy, carryOutBy }: PrivacyRequest): boolean {
  const by = state === "received" ? answerBy : state === "accepted" ? carryOutBy : null;
  return by !== null && by < deviceToday();
}
