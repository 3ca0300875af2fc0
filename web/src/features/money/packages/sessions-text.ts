// What is left of a bought package, in words: '3 de 5 sesiones, vence el vie 21 nov'.
import type { PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { dayText } from "../../../ui/data/date-time.tsx";

export const countText = (count: number) => `${count} ${count === 1 ? "sesión" : "sesiones"}`;

export function leftText(purchase: Pick<PackagePurchase, "left" | "sessions" | "expiresOn" | "status">): string {
  const { left, sessions, expiresOn, status } = purchase;
  const count = `${left} de ${countText(sessions)}`;
  if (status !== "active") return count;
  return expiresOn ? `${count}, vence el ${dayText(expiresOn)}` : `${count}, sin vencimiento`;
}

/** 'Vigencia: 90 días' of one on sale. */
export function validText(days: number | null): string {
  if (days === null) return "Sin vencimiento";
  return days === 1 ? "1 día" : `${days} días`;
}
