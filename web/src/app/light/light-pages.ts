// Every page before a session, by its address.
import { type LazyPage, lazyPage } from "../page-route.tsx";

const identity = () => import("../../features/ground/identity/index.ts");

export const LIGHT_PAGES: Record<string, LazyPage> = {
  "/auth/ingresar": lazyPage(identity, "SignInPage"),
  "/auth/registro": lazyPage(identity, "SignUpPage"),
  "/auth/recuperar": lazyPage(identity, "RecoverPage"),
  "/auth/restablecer": lazyPage(identity, "ResetPage"),
  "/auth/verificar": lazyPage(identity, "VerifyPage"),
};
