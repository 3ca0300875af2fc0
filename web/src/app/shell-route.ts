import { lazyPage } from "./route/page-route.tsx";

/** What stands around every page of the product. */
export const shell = lazyPage(() => import("./shell/shell.tsx"), "Shell");
