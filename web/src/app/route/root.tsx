// Wraps all routes: shows the loading state and restores the scroll position.
import { Suspense } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { LeavingGate } from "../../ui/dialog/leaving.tsx";
import { Arrival } from "./arrival.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";

export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <Arrival at={pathname} />
      <Suspense fallback={<ProductSkeleton pathname={pathname} />}>
        <Outlet />
      </Suspense>
      <LeavingGate />
      <ScrollRestoration />
    </>
  );
}
