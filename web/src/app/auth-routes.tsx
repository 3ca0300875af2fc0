// The pages before a session: a light chunk of their own.
import type { RouteObject } from "react-router";
import { lazyPage } from "./page-route.tsx";

const identity = () => import("../features/ground/identity/index.ts");

export const authRoutes: RouteObject[] = [
  { path: "/auth/ingresar", element: lazyPage(identity, "SignInPage").element },
  { path: "/auth/registro", element: lazyPage(identity, "SignUpPage").element },
  { path: "/auth/recuperar", element: lazyPage(identity, "RecoverPage").element },
  { path: "/auth/restablecer", element: lazyPage(identity, "ResetPage").element },
  { path: "/auth/verificar", element: lazyPage(identity, "VerifyPage").element },
];
