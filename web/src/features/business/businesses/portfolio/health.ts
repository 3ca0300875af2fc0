// How a business is doing, for those who look after many.
import type { PortfolioBusiness } from "@mostrador/domain/business/businesses/schema.ts";
import { moneyText } from "../../../../ui/data/money.tsx";

/** The first thing that keeps the business from being answered. */
export function healthOf({ isWorking, aiConfig, credits, ...pays }: PortfolioBusiness) {
  if (!isWorking) return { tone: "neutral", mark: "dash", label: "En pausa" } as const;
  if (!aiConfig.isConfigured) return { tone: "warning", mark: "ring", label: "Sin asistente" } as const;
  if (!aiConfig.isConnected) return { tone: "warning", mark: "half", label: "Sin canal conectado" } as const;
  if (pays.paymentMode === "conversion" && pays.balanceMXN < pays.paymentLevel.pricePerConversion)
    return { tone: "warning", mark: "clock", label: "Sin saldo" } as const;
  if (credits.gptModel <= 0 && credits.reasoningModel <= 0)
    return { tone: "warning", mark: "clock", label: "Sin créditos" } as const;
  return { tone: "success", mark: "check", label: "Funciona" } as const;
}

const count = (credits: number) => credits.toLocaleString("es-MX");

/** What it answers on: credits, or its balance where it pays by conversion. */
export function fundsText({ paymentMode, balanceMXN, credits }: PortfolioBusiness): string {
  if (paymentMode === "conversion") return `Saldo: ${moneyText(balanceMXN)}`;
  return `GPT ${count(credits.gptModel)} | R ${count(credits.reasoningModel)}`;
}
