// The status light of a number: the problems that its owner must solve, the gravest first, with words for each. Red
// stops messages; yellow soon may, and also means a channel where no one answers.
import type { ChannelAnswering } from "./answering/schema.ts";
import { carrierName } from "./carrier-name.ts";
import type { Channel, ChannelHealth, ChannelStanding } from "./schema.ts";

export type ChannelFacts = {
  kind: Channel["kind"];
  status: Channel["status"];
  /** Why it is not connected. */
  reason: string;
  hasKey: boolean;
  quality: Channel["quality"];
  messagingLimit: string;
  standing: ChannelStanding;
  standingReason: string;
  /** Epoch ms, all of them. */
  standingUntil: number | null;
  tokenExpiresAt: number | null;
  heardAt: number | null;
  sentAt: number | null;
  answering: Pick<ChannelAnswering, "by" | "text">;
};

const DAY_MS = 24 * 3600_000;
/** Each accepted message gets a report within seconds; both times are stored every five minutes at most. */
const SILENT_MS = 20 * 60_000;
/** How many days before its end the owner gets a warning. */
export const TOKEN_WARNINGS = [14, 7, 1] as const;

type HealthFinding = { light: "yellow" | "red"; reason: string };

export function channelHealth(facts: ChannelFacts, now: number): ChannelHealth {
  const findings = [
    ofConnection(facts),
    ofStanding(facts, now),
    ofToken(facts, now),
    ofSilence(facts, now),
    ofQuality(facts),
    ofLimit(facts),
    ofAnswering(facts),
  ].filter((finding) => finding !== null);
  const red = findings.filter(({ light }) => light === "red");
  const yellow = findings.filter(({ light }) => light === "yellow");
  const light = red.length > 0 ? "red" : yellow.length > 0 ? "yellow" : "green";
  return { light, reasons: [...new Set([...red, ...yellow].map(({ reason }) => reason))] };
}

/** Whether a notice about the account still holds: a restriction may have expired. */
export function standingNow({ standing, standingUntil }: ChannelFacts, now: number): ChannelStanding {
  return standing === "restricted" && standingUntil !== null && standingUntil <= now ? "good" : standing;
}

/** Days until the key expires, rounded up; null for a key without end. */
export function daysLeft(tokenExpiresAt: number | null, now: number): number | null {
  return tokenExpiresAt === null ? null : Math.max(0, Math.ceil((tokenExpiresAt - now) / DAY_MS));
}

/** The warning that is due now and was not sent yet; null when there is none. */
export function dueWarning(tokenExpiresAt: number | null, warnedDays: number | null, now: number): number | null {
  const left = daysLeft(tokenExpiresAt, now);
  if (left === null || left === 0) return null;
  const due = TOKEN_WARNINGS.findLast((days) => left <= days);
  return due !== undefined && (warnedDays === null || due < warnedDays) ? due : null;
}

function ofConnection({ kind, status, reason, hasKey }: ChannelFacts): HealthFinding | null {
  if (status === "connected") return null;
  const what = kind === "whatsapp" ? "El número" : carrierName(kind);
  return { light: "red", reason: reason || (hasKey ? `${what} no está conectado` : `${what} está desconectado`) };
}

function ofStanding(facts: ChannelFacts, now: number): HealthFinding | null {
  const standing = standingNow(facts, now);
  if (standing === "good") return null;
  const reason = facts.standingReason || `Meta limitó la cuenta de ${carrierName(facts.kind)}`;
  return { light: standing === "warned" ? "yellow" : "red", reason };
}

function ofToken({ kind, tokenExpiresAt, hasKey }: ChannelFacts, now: number): HealthFinding | null {
  const left = hasKey ? daysLeft(tokenExpiresAt, now) : null;
  if (left === null || left > TOKEN_WARNINGS[0]) return null;
  const when = left === 1 ? "en menos de un día" : `en ${left} días`;
  if (kind !== "whatsapp") {
    const reason =
      left === 0
        ? "El permiso de Facebook venció: inicia sesión de nuevo"
        : `El permiso de Facebook vence ${when}: inicia sesión de nuevo antes`;
    return { light: left <= 1 ? "red" : "yellow", reason };
  }
  if (left === 0) return { light: "red", reason: "La clave de acceso venció: conecta el número de nuevo" };
  return { light: left <= 1 ? "red" : "yellow", reason: `La clave de acceso vence ${when}: renuévala antes` };
}

function ofSilence({ kind, status, sentAt, heardAt }: ChannelFacts, now: number): HealthFinding | null {
  if (status !== "connected" || sentAt === null || now - sentAt < SILENT_MS) return null;
  if (heardAt !== null && heardAt > sentAt - SILENT_MS) return null;
  return {
    light: "red",
    reason: `${carrierName(kind)} dejó de avisar lo que pasa con tus mensajes: revisa la conexión`,
  };
}

/** A connected channel where no one answers is not healthy. */
function ofAnswering({ status, answering }: ChannelFacts): HealthFinding | null {
  if (status !== "connected" || answering.by !== "nobody") return null;
  const [first = "", rest] = [answering.text[0], answering.text.slice(1)];
  return { light: "yellow", reason: `Conectado, pero ${first.toLowerCase()}${rest}` };
}

function ofQuality({ quality }: ChannelFacts): HealthFinding | null {
  if (quality === "RED") return { light: "red", reason: "La calidad del número es baja: muchos clientes lo bloquean" };
  if (quality === "YELLOW") return { light: "yellow", reason: "La calidad del número es media: cuida lo que envías" };
  return null;
}

function ofLimit({ messagingLimit }: ChannelFacts): HealthFinding | null {
  if (messagingLimit !== "TIER_50") return null;
  return { light: "yellow", reason: "Solo puedes iniciar 50 conversaciones al día" };
}
