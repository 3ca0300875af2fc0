// How many businesses one person may register: an account costs nothing, and each business may keep files and contacts.
import type { UserRole } from "../../ground/identity/schema.ts";

const UNCONFIRMED = 3;
const CONFIRMED = 25;
/** Partners register those of their clients. */
const PARTNER = 500;

/** `text`: what is said to who has that many. */
export function mostBusinesses({ role, isConfirmed }: { role: UserRole; isConfirmed: boolean }) {
  if (role === "partner") return { count: PARTNER, text: reached(PARTNER) };
  if (isConfirmed) return { count: CONFIRMED, text: reached(CONFIRMED) };
  return { count: UNCONFIRMED, text: "Confirma tu correo para registrar más negocios" };
}

const reached = (count: number) => `Ya tienes ${count} negocios, el máximo por persona`;
