// All pages that need no session, by address. Each is loaded alone, because most visitors see only one.
import { type LazyPage, lazyPage } from "../route/page-route.tsx";

export const LIGHT_PAGES: Record<string, LazyPage> = {
  "/": lazyPage(() => import("./front/front-page.tsx"), "FrontPage"),
  "/pagar-cita": lazyPage(() => import("../../features/scheduling/payments/page/pay-page.tsx"), "PayPage"),
  "/auth/ingresar": lazyPage(() => import("../../features/ground/identity/sign-in-page.tsx"), "SignInPage"),
  "/auth/registro": lazyPage(() => import("../../features/ground/identity/sign-up-page.tsx"), "SignUpPage"),
  "/auth/recuperar": lazyPage(() => import("../../features/ground/identity/recover-page.tsx"), "RecoverPage"),
  "/auth/restablecer": lazyPage(() => import("../../features/ground/identity/reset-page.tsx"), "ResetPage"),
  "/auth/verificar": lazyPage(() => import("../../features/ground/identity/verify-page.tsx"), "VerifyPage"),
};
