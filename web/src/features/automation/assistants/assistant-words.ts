// How an assistant's settings read.
import type { Assistant, CorrespondTo } from "@mostrador/domain/automation/assistants/schema.ts";

const AUDIENCE: Record<CorrespondTo, string> = {
  leads_and_clients: "Prospectos y clientes",
  leads: "Solo prospectos",
  clients: "Solo clientes",
  business: "Administrador y empleados",
  test_numbers: "Números de prueba",
};
/** Whom an assistant can be told to answer; the rest is shown only where it is set already. */
const OFFERED: readonly CorrespondTo[] = ["leads_and_clients", "leads", "clients"];

export const audienceText = (audience: CorrespondTo) => AUDIENCE[audience];

export function audienceOptions(current?: CorrespondTo) {
  const shown = current && !OFFERED.includes(current) ? [...OFFERED, current] : OFFERED;
  return shown.map((value) => ({ value, label: AUDIENCE[value] }));
}

export function engineText({ engine }: Pick<Assistant, "engine">): string {
  return engine === "integrado" ? "Motor integrado, sin costo" : "Proveedor de IA";
}

export function channelText({ channel }: Pick<Assistant, "channel">): string {
  return channel.map((one) => (one === "Facebook" ? "Messenger" : one)).join(", ") || "Ningún canal";
}
