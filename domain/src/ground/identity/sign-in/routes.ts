// Which calls of the sign-in library are public: these, and no others (docs/decisions/0003). The library handles each
// at the same path under `/api/auth`, with the fields of its shape.
import type { Shape } from "../../../kit/route.ts";
import {
  ChangePassword,
  CodeOfPhone,
  LetterTo,
  NameOnly,
  NewPassword,
  NoFields,
  OwnPassword,
  RecoveryCode,
  SignIn,
  SignUp,
  VerifyEmail,
  WithProvider,
} from "./schema.ts";

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
  {
    method: "POST",
    path: "/sign-in/social",
    summary: "Empieza a entrar con Google o Facebook: la dirección a la que va el navegador",
    body: WithProvider,
  },
  { method: "POST", path: "/sign-out", summary: "Cierra esta sesión", body: NoFields },
  { method: "GET", path: "/get-session", summary: "La sesión abierta, o nada", query: NoFields },
  { method: "POST", path: "/request-password-reset", summary: "Pide el enlace de otra contraseña", body: LetterTo },
  { method: "POST", path: "/reset-password", summary: "Guarda otra contraseña con el enlace", body: NewPassword },
  { method: "POST", path: "/send-verification-email", summary: "Pide el enlace que confirma", body: LetterTo },
  { method: "GET", path: "/verify-email", summary: "Confirma el correo con el enlace", query: VerifyEmail },
  { method: "POST", path: "/change-password", summary: "Cambia la contraseña", session: true, body: ChangePassword },
  { method: "POST", path: "/update-user", summary: "Cambia el nombre de la persona", session: true, body: NameOnly },
  {
    method: "POST",
    path: "/two-factor/enable",
    summary:
      "Empieza a activar la verificación en dos pasos: la clave para la aplicación y los códigos de recuperación",
    session: true,
    body: OwnPassword,
  },
  {
    method: "POST",
    path: "/two-factor/verify-totp",
    summary: "Termina de activar la verificación en dos pasos, o de entrar, con un código de la aplicación",
    body: CodeOfPhone,
  },
  {
    method: "POST",
    path: "/two-factor/verify-backup-code",
    summary: "Termina de entrar con un código de recuperación, que sirve una vez",
    body: RecoveryCode,
  },
  {
    method: "POST",
    path: "/two-factor/generate-backup-codes",
    summary: "Cambia los códigos de recuperación por otros",
    session: true,
    body: OwnPassword,
  },
  {
    method: "POST",
    path: "/two-factor/disable",
    summary: "Desactiva la verificación en dos pasos",
    session: true,
    body: OwnPassword,
  },
] as const satisfies readonly SignInCall[];

export type SignInPath = (typeof SIGN_IN_CALLS)[number]["path"];
