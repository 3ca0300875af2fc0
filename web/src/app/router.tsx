// Every address of the product. Public and sign-in pages stand alone; the rest stands inside the shell, behind a session.
import { createBrowserRouter, type RouteObject } from "react-router";
import { HomePage } from "./home-page.tsx";
import { Leave } from "./leave.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { lazyPage } from "./page-route.tsx";
import { ONBOARDING, ONBOARDING_PATHS, PAGES } from "./pages.ts";
import { Root } from "./root.tsx";
import { RouteError } from "./route-error.tsx";
import { SessionGate } from "./session-gate.tsx";

const shell = lazyPage(() => import("./shell/shell.tsx"), "Shell");

/** A page owns what follows its address: `/chat/:threadId` is still the inbox. */
const pages: RouteObject[] = Object.entries(PAGES).flatMap(([path, page]) =>
  page ? [{ path: `${path}/*`, element: page.element, errorElement: <RouteError /> }] : [],
);
const onboarding: RouteObject[] = ONBOARDING
  ? ONBOARDING_PATHS.map((path) => ({ path: `${path}/*`, element: ONBOARDING?.element }))
  : [];
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: "/ui-gallery", element: lazyPage(() => import("./gallery/gallery-page.tsx"), "GalleryPage").element }]
  : [];

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError full />,
    children: [
      { path: "/auth/*", element: <Leave /> },
      ...gallery,
      {
        element: <SessionGate />,
        children: [
          ...onboarding,
          {
            element: shell.element,
            children: [
              { index: true, element: <HomePage /> },
              { path: "/principal", element: <HomePage /> },
              ...pages,
              { path: "*", element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
]);
