// Around every route: what shows while a page loads, and the scroll as it was left.
import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";

export function Root() {
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
