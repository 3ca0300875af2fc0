// Reads Meta's reports about an account or a number: standing, quality, limits; they are never answered. An unknown
// report is shown by its name, so that a person sees it.

import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { digitsOf, type Fields, fieldsOf, listOf, textOf } from "../read-json.ts";
import type { AccountChange, WebhookEvent } from "./port.ts";

type AccountNotice = { change?: AccountChange; text: string; tone: "info" | "warning" | "error" };

export function readAccountChange(field: string, wabaId: string, value: Fields): WebhookEvent[] {
  const told = READERS[field]?.(value);
  if (told === null) return [];
  const metadata = fieldsOf(value.metadata);
  const displayPhone = digitsOf(value.display_phone_number ?? value.phone_number ?? metadata.display_phone_number);
  const { change = {}, text, tone } = told ?? unknown(field);
  return [{ type: "account", wabaId, displayPhone, field, change, text, tone, isUnknown: told === undefined }];
}

function unknown(field: string): AccountNotice {
  const name = field.slice(0, 60);
  const who = field.startsWith("messaging.") ? "Meta" : "WhatsApp";
  return { text: `${who} mandó un aviso que Mostrador no conoce («${name}»). Se guardó como llegó.`, tone: "info" };
}

const READERS: Readonly<Record<string, (value: Fields) => AccountNotice | null>> = lookup({
  account_update: accountUpdate,
  account_review_update: ({ decision }) =>
    decision === "REJECTED"
      ? {
          change: { standing: "restricted", standingReason: "Meta no aprobó la cuenta de WhatsApp" },
          text: "Meta revisó la cuenta y no la aprobó",
          tone: "error",
        }
      : { text: "Meta revisó la cuenta y la aprobó", tone: "info" },
  account_alerts: (value) => {
    const alert = { ...value, ...fieldsOf(value.alert_info) };
    const isGrave = textOf(alert.alert_severity) === "CRITICAL";
    const text = textOf(alert.alert_description) || textOf(alert.alert_type);
    return { text: `Meta avisa: ${text.slice(0, 300)}`, tone: isGrave ? "error" : "warning" };
  },
  phone_number_quality_update: qualityUpdate,
  phone_number_name_update: ({ decision, requested_verified_name: name }) =>
    decision === "APPROVED"
      ? {
          change: { verifiedName: textOf(name).slice(0, 200) },
          text: `WhatsApp aprobó el nombre «${textOf(name).slice(0, 100)}»`,
          tone: "info",
        }
      : { text: `WhatsApp no aprobó el nombre «${textOf(name).slice(0, 100)}»`, tone: "warning" },
  business_capability_update: (value) => {
    const most = limitOf(value.max_daily_conversation_per_phone ?? value.max_daily_conversations_per_business);
    return most
      ? { change: { messagingLimit: most }, text: `Ahora puedes iniciar ${limitWords(most)}`, tone: "info" }
      : null;
  },
  security: ({ event }) => ({
    text: event === "PIN_CHANGED" ? "Alguien cambió el PIN del número" : "Cambió la seguridad del número",
    tone: "warning",
  }),
});

function accountUpdate(value: Fields): AccountNotice {
  const event = textOf(value.event);
  switch (event) {
    case "DISABLED_UPDATE":
      return banned(fieldsOf(value.ban_info));
    case "ACCOUNT_RESTRICTION":
      return restricted(listOf(value.restriction_info));
    case "ACCOUNT_VIOLATION": {
      const kind = textOf(fieldsOf(value.violation_info).violation_type).slice(0, 80);
      const text = `Meta encontró una falta a sus políticas${kind && ` (${kind})`}`;
      return { change: { standing: "warned", standingReason: text }, text, tone: "warning" };
    }
    case "ACCOUNT_DELETED":
      return gone("La cuenta de WhatsApp se eliminó en Meta");
    case "PARTNER_REMOVED":
    case "PARTNER_APP_UNINSTALLED":
    case "ACCOUNT_OFFBOARDED":
      return gone("El negocio retiró el permiso desde WhatsApp o Meta");
    case "PARTNER_ADDED":
    case "PARTNER_APP_INSTALLED":
    case "ACCOUNT_RECONNECTED":
    case "VERIFIED_ACCOUNT":
      return { change: GOOD, text: "La cuenta de WhatsApp está en orden", tone: "info" };
    default:
      return { text: `WhatsApp cambió algo de la cuenta («${event.slice(0, 60) || "sin nombre"}»)`, tone: "info" };
  }
}

const GOOD: AccountChange = { standing: "good", standingReason: "", standingUntil: null };

function gone(text: string): AccountNotice {
  return { change: { standing: "left", standingReason: text, standingUntil: null }, text, tone: "error" };
}

function banned({ waba_ban_state: states, waba_ban_date: date }: Fields): AccountNotice {
  const said = Array.isArray(states) ? states.map(textOf) : [textOf(states)];
  if (said.includes("REINSTATE")) return { change: GOOD, text: "Meta devolvió la cuenta de WhatsApp", tone: "info" };
  if (said.includes("DISABLE")) {
    const text = "Meta suspendió la cuenta de WhatsApp";
    return { change: { standing: "banned", standingReason: text, standingUntil: null }, text, tone: "error" };
  }
  const on = textOf(date).slice(0, 40);
  const text = `Meta suspenderá la cuenta de WhatsApp${on && ` (${on})`}`;
  return { change: { standing: "warned", standingReason: text }, text, tone: "error" };
}

const RESTRICTED: Readonly<Record<string, string>> = lookup({
  RESTRICTED_BIZ_INITIATED_MESSAGING: "No puedes iniciar conversaciones",
  RESTRICTED_CUSTOMER_INITIATED_MESSAGING: "No puedes responder a tus clientes",
  RESTRICTED_ADD_PHONE_NUMBER_ACTION: "No puedes agregar números",
});

function restricted(parts: Fields[]): AccountNotice {
  const words = parts.map(({ restriction_type: type }) => RESTRICTED[textOf(type)] ?? "Meta limitó la cuenta");
  const ends = parts.map(({ expiration }) => Number(expiration)).filter((end) => end > 0 && end < 1e11);
  const text = [...new Set(words)].join(". ") || "Meta limitó la cuenta";
  const standingUntil = ends.length > 0 ? Math.max(...ends) * 1000 : null;
  return { change: { standing: "restricted", standingReason: text, standingUntil }, text, tone: "error" };
}

function qualityUpdate(value: Fields): AccountNotice {
  const limit = limitOf(value.current_limit ?? value.max_daily_conversations_per_business);
  const change: AccountChange = limit ? { messagingLimit: limit } : {};
  const ending = limit ? `: puedes iniciar ${limitWords(limit)}` : "";
  switch (textOf(value.event)) {
    case "FLAGGED":
      return {
        change: { ...change, quality: "RED" },
        text: "La calidad del número bajó: los clientes lo bloquean o reportan",
        tone: "error",
      };
    case "UNFLAGGED":
      return { change: { ...change, quality: "GREEN" }, text: "La calidad del número se recuperó", tone: "info" };
    case "DOWNGRADE":
      return { change, text: `Bajó el límite de mensajes${ending}`, tone: "warning" };
    case "UPGRADE":
      return { change, text: `Subió el límite de mensajes${ending}`, tone: "info" };
    default:
      return { change, text: `Límite de mensajes${ending || " actualizado"}`, tone: "info" };
  }
}

/** Meta's name of the limit, or one made from the plain count that other reports have; '' where neither is readable. */
function limitOf(value: unknown): string {
  const text = textOf(value);
  if (/^TIER_\w{1,20}$/.test(text)) return text;
  const count = Number(text || Number.NaN);
  if (!Number.isInteger(count)) return "";
  if (count < 0) return "TIER_UNLIMITED";
  return count >= 1000 ? `TIER_${Math.round(count / 1000)}K` : `TIER_${count}`;
}

function limitWords(limit: string): string {
  if (limit === "TIER_UNLIMITED") return "conversaciones sin límite";
  const count = limit.replace(/^TIER_/, "").replace(/K$/, ",000");
  return `hasta ${count} conversaciones al día`;
}
