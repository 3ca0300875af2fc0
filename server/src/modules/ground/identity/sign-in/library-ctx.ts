import type { createAuthMiddleware } from "better-auth/api";

/** The context of a call inside the sign-in library, after the call. */
export type LibraryCtx = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
