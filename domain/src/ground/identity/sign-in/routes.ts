// Which calls of the sign-in library are public: these, and no others (docs/decisions/0003). The library handles each
// at the same path under `/api/auth`, with the fields of its shape.
import type { Shape } from "../../../kit/route.ts";
import { ChangePassword, LetterTo, NameOnly, NewPassword, NoFields, SignIn, SignUp, VerifyEmail } from "./schema.ts";

export type SignInCall = {
  method: "GET" | "POST";
  /** Below `/api/auth`. */
  path: string;
  /** One Spanish line for the API page. */
  summary: string;
  /** Only for signed-in people. */
  session?: true;
} & ({ method: "POST"; body: Shape } | { method: "GET"; query: Shape });

export const SIGN_IN_ROOT = "/api/auth";

export const SIGN_IN_CALLS = [
  { method: "POST", path: "/sign-up/email", summary: "Crea una cuenta y abre su sesión", body: SignUp },
  { method: "POST", path: "/sign-in/email", summary: "Abre una sesión con correo y contraseña", body: SignIn },
  { method: "POST", path: "/sign-out", summary: "Cierra esta sesión", body: NoFields },
  { method: "GET", path: "/get-session", summary: "La sesión abierta, o nada", query: NoFields },
  { method: "POST", path: "/request-password-reset", summary: "Pide el enlace de otra contraseña", body: LetterTo },
  { method: "POST", path: "/reset-password", summary: "Guarda otra contraseña con el enlace", body: NewPassword },
  { method: "POST", path: "/send-verification-email", summary: "Pide el enlace que confirma", body: LetterTo },
  { method: "GET", path: "/verify-email", summary: "Confirma el correo con el enlace", query: VerifyEmail },
  { method: "POST", path: "/change-password", summary: "Cambia la contraseña", session: true, body: ChangePassword },
  { method: "POST", path: "/update-user", summary: "Cambia el nombre de la persona", session: true, body: NameOnly },
] as const satisfies readonly SignInCall[];

export type SignInPath = (typeof SIGN_IN_CALLS)[number]["path"];
