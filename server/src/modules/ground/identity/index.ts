// People and what they may do: sign-in, sessions, memberships, invitations, the audit log (D-2).
import * as routes from "@mostrador/domain/ground/identity/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { BusinessFacts } from "./business-facts.ts";
import { createInvitation, joinBusiness } from "./invitation.ts";
import { listAudit } from "./list-audit.ts";
import { getMe, signOutEverywhere } from "./me.ts";
import { listMembers, removeMember, setMemberGrant } from "./member.ts";
import { endSession, listSessions } from "./own-session.ts";
import type { Auth } from "./sign-in/auth.ts";
import { authRoutes } from "./sign-in/auth-routes.ts";
import type { Sessions } from "./sign-in/session.ts";
import type { Throttle } from "./sign-in/throttle.ts";

export { readAuditOf } from "./audit.store.ts";
export type { BusinessFacts } from "./business-facts.ts";
export { createInvitation, giveBusiness, joinBusiness } from "./invitation.ts";
export { auditPage } from "./list-audit.ts";
export { countOwned, insertMembership, readMember, readMembers, readOwners } from "./membership.store.ts";
export { noteBlindEdit } from "./note-blind-edit.ts";
export { createOpenAsGuest } from "./open-as-guest.ts";
export { findUserByEmail, setEmailVerified, setUserRole } from "./session.store.ts";
export { createAuth } from "./sign-in/auth.ts";
export type { Passwords } from "./sign-in/hashing.ts";
export { limitTries, type TryLimit } from "./sign-in/limit-tries.ts";
export { opensWith } from "./sign-in/opens-with.ts";
export { createSessions } from "./sign-in/session.ts";
export { createThrottle } from "./sign-in/throttle.ts";
export { writeAudit } from "./write-audit.ts";

export function identityModule(auth: Auth, sessions: Sessions, throttle: Throttle, businesses: BusinessFacts) {
  return {
    routes: [
      bind(routes.getMe, getMe),
      bind(routes.listMembers, listMembers),
      bind(routes.setMemberGrant, setMemberGrant),
      bind(routes.removeMember, removeMember),
      bind(routes.createInvitation, createInvitation),
      bind(routes.joinBusiness, (ctx, call) => joinBusiness(ctx, call, businesses)),
      bind(routes.signOutEverywhere, signOutEverywhere),
      bind(routes.listSessions, listSessions),
      bind(routes.endSession, endSession),
      bind(routes.listAudit, listAudit),
    ],
    rawRoutes: authRoutes({ auth, sessions, throttle }),
  };
}
