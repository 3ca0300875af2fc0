// How many businesses one person may register: an account is free, and each business may store files and contacts.
import type { UserRole } from "../../ground/identity/schema.ts";

const UNCONFIRMED = 3;
const CONFIRMED = 25;
/** Partners register their clients' businesses. */
const PARTNER = 500;

/** `text`: the message at the limit. */
export function mostBusinesses({ role, isConfirmed }: { role: UserRole; isConfirmed: boolean }) {
  if (role === "partner") return { count: PARTNER, text: reached(PARTNER) };
  if (isConfirmed) return { count: CONFIRMED, text: reached(CONFIRMED) };
  return { count: UNCONFIRMED, text: "Confirma tu correo para registrar más negocios" };
}

const reached = (count: number) => `Ya tienes ${count} negocios, el máximo por persona`;
