// What the appointments, orders and enrollments of a day still bring: the sum of what is owed.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";

type Part = Pick<Due, "owed" | "suggested" | "paid" | "discount" | "refusal" | "orderId" | "enrollmentId">;
export type Expected = {
  /** Pesos. */
  sum: number;
  /** How many appointments, orders and enrollments still owe something. */
  count: number;
  orders: number;
  enrollments: number;
  /** How many have no price, and are not in the sum. */
  unpriced: number;
};

/** Null: no price is known. A price that is only a text counts as it is read. */
export function restOf({ owed, suggested, paid, discount, refusal }: Part): number | null {
  if (refusal !== "") return 0;
  if (owed !== null || suggested === null) return owed;
  return Math.max(0, cents(suggested) - cents(paid) - cents(discount)) / 100;
}

export function expectedOf(dues: readonly Part[]): Expected {
  const rests = dues.map((due) => ({ rest: restOf(due), kind: kindOf(due) }));
  const owing = rests.filter(({ rest }) => rest !== null && rest > 0);
  const countOf = (of: Kind) => owing.filter(({ kind }) => kind === of).length;
  return {
    sum: owing.reduce((sum, { rest }) => sum + cents(rest ?? 0), 0) / 100,
    count: countOf("appointment"),
    orders: countOf("order"),
    enrollments: countOf("enrollment"),
    unpriced: rests.filter(({ rest, kind }) => rest === null && kind === "appointment").length,
  };
}

type Kind = "appointment" | "order" | "enrollment";

function kindOf({ orderId, enrollmentId }: Part): Kind {
  return orderId !== null ? "order" : enrollmentId !== null ? "enrollment" : "appointment";
}

/** 'De 2 citas, 1 pedido y 1 inscripción de hoy.' */
export function expectedText({ count, orders, enrollments, unpriced }: Expected): string {
  if (count + orders + enrollments + unpriced === 0) return "Las citas, los pedidos y los cursos de hoy no deben nada.";
  const kinds = [
    counted(count, "cita", "citas"),
    counted(orders, "pedido", "pedidos"),
    counted(enrollments, "inscripción", "inscripciones"),
  ].filter((one) => one !== "");
  const without = unpriced === 1 ? "1 cita no tiene precio." : `${unpriced} citas no tienen precio.`;
  return [kinds.length > 0 && `De ${LIST.format(kinds)} de hoy.`, unpriced > 0 && without].filter(Boolean).join(" ");
}

const LIST = new Intl.ListFormat("es-MX");

function counted(count: number, one: string, many: string): string {
  return count === 0 ? "" : count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function cents(pesos: number): number {
  return Math.round(pesos * 100);
}
