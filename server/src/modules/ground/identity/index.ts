// People and their rights: sign-in, sessions, memberships, invitations, the audit log (D-2).
import * as routes from "@mostrador/domain/ground/identity/routes.ts";
import type { SystemCtx } from "../../../kernel/context.ts";
import type { Database } from "../../../kernel/db/database.ts";
import { bind } from "../../../kernel/http/registry.ts";
import { sendRevocation } from "../../../kernel/live/announce.ts";
import type { Log } from "../../../kernel/log.ts";
import type { Module } from "../../../kernel/module.ts";
import type { Fillings } from "../../../kernel/slot.ts";
import type { Mail } from "../../../providers/mail/port.ts";
import type { SignInProvider } from "../../../providers/sign-in/port.ts";
import { auditKinds } from "./audit-kinds.ts";
import { createInvitation, joinBusiness } from "./invitation.ts";
import { listAudit } from "./list-audit.ts";
import { getMe, signOutEverywhere } from "./me.ts";
import { listMembers, removeMember, setMemberGrant } from "./member.ts";
import { createOpenAsGuest } from "./open-as-guest.ts";
import { endOtherSessions, endSession, listSessions } from "./own-session.ts";
import { createAuth } from "./sign-in/auth.ts";
import { authRoutes } from "./sign-in/auth-routes.ts";
import type { Passwords } from "./sign-in/hashing.ts";
import { createFindLetterhead } from "./sign-in/letters/find-letterhead.ts";
import { createSessions } from "./sign-in/session.ts";
import { createThrottle } from "./sign-in/throttle.ts";
import { getTeamRule, setTeamRule } from "./team/team-rule.ts";

export { readAuditOf } from "./audit.store.ts";
export { auditKinds } from "./audit-kinds.ts";
export { businessFacts } from "./business-facts.ts";
export { createInvitation, giveBusiness, joinBusiness } from "./invitation.ts";
export { auditPage } from "./list-audit.ts";
export { noteMembershipEnded } from "./member.ts";
export { countOwned, insertMembership, readMember, readMembers, readOwners } from "./membership.store.ts";
export { noteBlindEdit } from "./note-blind-edit.ts";
export { createOpenAsGuest, partnerOfGuest } from "./open-as-guest.ts";
export { findUser as findPerson, findUserByEmail, personRows, setEmailVerified, setUserRole } from "./session.store.ts";
export type { Auth } from "./sign-in/auth.ts";
export type { Passwords } from "./sign-in/hashing.ts";
export { type Letterhead, letterheadAt, letterheadOf } from "./sign-in/letters/letterhead.ts";
export { limitTries, type TryLimit } from "./sign-in/limit-tries.ts";
export { opensWith } from "./sign-in/opens-with.ts";
export { writeAudit } from "./write-audit.ts";

export type IdentityOptions = {
  db: Database;
  log: Log;
  clock: () => number;
  fillings: Fillings;
  secret: string;
  publicUrl: string;
  mail: Mail;
  providers: readonly SignInProvider[];
  /** A context for letters, which are sent after their call. */
  system: () => SystemCtx;
  /** Whether calls of one address are counted. */
  countsAddresses: boolean;
  passwords?: Passwords | undefined;
};

/** Sign-in, sessions, the rule for who may open a business, and the module that serves them. */
export function createIdentity({
  db,
  log,
  clock,
  fillings,
  secret,
  publicUrl,
  mail,
  system,
  ...rest
}: IdentityOptions) {
  const onSessionEnded = (userId: string) => sendRevocation(db.notices, userId);
  const auth = createAuth({
    ...{ db, secret, publicUrl, mail, log, onSessionEnded, passwords: rest.passwords, providers: rest.providers },
    findHead: createFindLetterhead(system),
  });
  const sessions = createSessions({ db, secret, clock, fillings, isSecure: publicUrl.startsWith("https:") });
  const throttle = createThrottle({ countsAddresses: rest.countsAddresses });
  const module = identityModule({ auth, sessions, throttle, providers: rest.providers });
  return { auth, sessions, openAsGuest: createOpenAsGuest(), module };
}

function identityModule(parts: Parameters<typeof authRoutes>[0]): Module {
  return {
    fills: [auditKinds.fill({ member: "people", invitation: "people", team: "people" })],
    routes: [
      bind(routes.getMe, getMe),
      bind(routes.listMembers, listMembers),
      bind(routes.setMemberGrant, setMemberGrant),
      bind(routes.removeMember, removeMember),
      bind(routes.getTeamRule, getTeamRule),
      bind(routes.setTeamRule, setTeamRule),
      bind(routes.createInvitation, createInvitation),
      bind(routes.joinBusiness, joinBusiness),
      bind(routes.signOutEverywhere, signOutEverywhere),
      bind(routes.listSessions, listSessions),
      bind(routes.endSession, endSession),
      bind(routes.endOtherSessions, endOtherSessions),
      bind(routes.listAudit, listAudit),
    ],
    rawRoutes: authRoutes(parts),
  };
}
