// What is left of a bought package, in words: '3 de 5 sesiones, vence el vie 21 nov'.
import { STATUS_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import type { PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import { dayText } from "../../../ui/data/date-time.tsx";

export const countText = (count: number) => `${count} ${count === 1 ? "sesión" : "sesiones"}`;

export function leftText(purchase: Pick<PackagePurchase, "left" | "sessions" | "expiresOn" | "status">): string {
  const { left, sessions, expiresOn, status } = purchase;
  const count = `${left} de ${countText(sessions)}`;
  if (status !== "active") return count;
  return expiresOn ? `${count}, vence el ${dayText(expiresOn)}` : `${count}, sin vencimiento`;
}

/** On a narrow list: '3 de 5 hasta el vie 21 nov', or why there are none. */
export function leftOrState({ left, sessions, expiresOn, status }: Parameters<typeof leftText>[0]): string {
  if (status !== "active") return STATUS_LABELS[status];
  return expiresOn ? `${left} de ${sessions} hasta el ${dayText(expiresOn)}` : `${left} de ${countText(sessions)}`;
}

/** 'Vigencia: 90 días' of one on sale. */
export function validText(days: number | null): string {
  if (days === null) return "Sin vencimiento";
  return days === 1 ? "1 día" : `${days} días`;
}
