// All addresses of the product. Public and sign-in pages are outside the shell; the others are inside it and need a
// session.
import { createBrowserRouter, type RouteObject } from "react-router";
import { setKnownPages } from "../lib/resource/known-pages.ts";
import { HomeRedirect } from "./home-redirect.tsx";
import { Leave } from "./leave.tsx";
import { isKnownAddress, ONBOARDING, ONBOARDING_PATHS, PAGES } from "./pages.ts";
import { KnownAddress } from "./route/known-address.tsx";
import { lazyPage } from "./route/page-route.tsx";
import { Root } from "./route/root.tsx";
import { RouteError } from "./route/route-error.tsx";
import { SessionGate } from "./session-gate.tsx";
import { shell } from "./shell-route.ts";

setKnownPages(isKnownAddress);

const missing = lazyPage(() => import("./not-found-page.tsx"), "NotFoundPage").element;

/** A page reads the rest of its address; `isKnownAddress` says what may follow. */
const pages: RouteObject[] = Object.entries(PAGES).map(([path, page]) => ({
  path: `${path}/*`,
  element: <KnownAddress missing={missing}>{page.element}</KnownAddress>,
  errorElement: <RouteError />,
}));
const onboarding: RouteObject[] = ONBOARDING_PATHS.map((path) => ({ path: `${path}/*`, element: ONBOARDING.element }));
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: "/ui-gallery", element: lazyPage(() => import("./gallery/gallery-page.tsx"), "GalleryPage").element }]
  : [];

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError full />,
    children: [
      { path: "/auth/*", element: <Leave /> },
      { path: "/pagar-cita", element: <Leave /> },
      ...gallery,
      {
        element: <SessionGate missing={missing} />,
        children: [
          ...onboarding,
          {
            element: shell.element,
            children: [{ index: true, element: <HomeRedirect /> }, ...pages, { path: "*", element: missing }],
          },
        ],
      },
    ],
  },
]);
