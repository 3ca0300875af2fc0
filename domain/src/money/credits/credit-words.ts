// The names of credits, for people.
import type { CreditModel, CreditPot, CreditType, MovementType, PotMovementType } from "./schema.ts";

export const CREDIT_TYPE_OF: Readonly<Record<CreditModel, CreditType>> = {
  gpt_model: "gpt",
  reasoning_model: "reasoning",
};
export const MODEL_OF: Readonly<Record<CreditType, CreditModel>> = { gpt: "gpt_model", reasoning: "reasoning_model" };
export const CREDIT_LABELS: Readonly<Record<CreditType, string>> = { gpt: "GPT", reasoning: "Reasoning" };

export const MOVEMENT_LABELS: Readonly<Record<MovementType, string>> = {
  recharge: "Recarga",
  transfer: "Transferencia",
  consume: "Consumo",
  extract: "Extracción",
  business_extract: "Extracción del partner",
  expire: "Caducidad",
  tolerance: "Tolerancia",
};

export const POT_LABELS: Readonly<Record<CreditPot, string>> = { prepay: "Sin fee", sold: "Con fee" };
export const POT_MOVEMENT_LABELS: Readonly<Record<PotMovementType, string>> = {
  partner_recharge: "Recarga",
  partner_transfer: "Envío a negocio",
  partner_extract: "Reembolso de una recarga",
  business_extract: "Extracción de negocio",
};

/** Why an assistant is switched off or silent (D-9.5). */
export function noCredits(model: CreditModel): string {
  return `No tienes créditos ${CREDIT_LABELS[CREDIT_TYPE_OF[model]]} disponibles`;
}

const NUMBER = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 3 });

export function creditText(credits: number): string {
  return NUMBER.format(credits);
}

const LONGEST_DAYS = 365;

/** How long they last: 'te alcanza para unos 12 días'. */
export function lastingText(days: number): string {
  if (days > LONGEST_DAYS) return "te alcanza para más de un año";
  if (days < 1) return "te alcanza para menos de un día";
  return days === 1 ? "te alcanza para un día" : `te alcanza para unos ${NUMBER.format(days)} días`;
}

/** 'Créditos: GPT x | R y', as the bar over the pages has it. */
export function countersText({ gptModel, reasoningModel }: { gptModel: number; reasoningModel: number }): string {
  return `Créditos: GPT ${creditText(gptModel)} | R ${creditText(reasoningModel)}`;
}
