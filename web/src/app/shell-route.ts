import { lazyPage } from "./route/page-route.tsx";

/** The shell around all pages of the product. */
export const shell = lazyPage(() => import("./shell/shell.tsx"), "Shell");
