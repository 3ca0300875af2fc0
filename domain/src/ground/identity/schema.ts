// People, the businesses they belong to and their permissions (D-2).
import * as z from "zod";
import { reference } from "../../kit/reference.ts";
import { DateTime, Id, text } from "../../kit/schema.ts";
import { PAGE } from "./pages.ts";

const NO_PAGE = "La página no es válida";

export const Permission = z.object({
  pageId: z
    .int(NO_PAGE)
    .min(1, NO_PAGE)
    .max(Math.max(...Object.values(PAGE)), NO_PAGE),
  actions: z.array(z.enum(["view", "edit", "delete"], "La acción no es válida")).max(3),
  schedule: z.object({ appointments: z.boolean(), blocks: z.boolean() }).optional(),
});
export type Permission = z.infer<typeof Permission>;

/** What a person may do in the agenda, besides reading it. */
export type ScheduleSwitch = keyof NonNullable<Permission["schedule"]>;

/** One entry a page would be enough; several are accepted and add up. */
export const Permissions = z.array(Permission).max(60, "La lista de permisos es demasiado larga");

export const UserRole = z.enum(["user", "partner", "admin"]);
export type UserRole = z.infer<typeof UserRole>;

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: UserRole,
  /** Whether signing in also asks for a code of their phone. */
  secondFactor: z.boolean(),
});
export type User = z.infer<typeof User>;

/**
 * The sessions of a person; `isThis`: the session of the caller. `network`: the beginning of the address from which it was
 * opened, '' when unknown. `seenAt`: its last use, within some minutes.
 */
export const OwnSession = z.object({
  _id: Id,
  device: z.string(),
  network: z.string(),
  createdAt: DateTime,
  seenAt: DateTime,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** `own`: conversations assigned to the person; `waiting`: also those that wait and are assigned to nobody. */
const ThreadReach = z.enum(["all", "own", "waiting"], "Elige qué conversaciones ve");

/** How far a membership reaches within the business (`limits.ts`). */
export const Limits = z.object({
  /** Empty: every branch. */
  branchIds: z.array(reference("branch")).max(100, "Son demasiadas sucursales"),
  /** The specialist whose agenda the person sees; null: everybody's. */
  specialistId: reference("specialist").nullable(),
  threads: ThreadReach,
});
export type Limits = z.infer<typeof Limits>;

export const MemberRole = z.enum(["owner", "staff"]);
export type MemberRole = z.infer<typeof MemberRole>;

/**
 * `access` says `full` or `limited` explicitly: removing the last entry of a limited list leaves no access, never full
 * access (D-15.3). On the wire an empty list with access `full` is full access (D-2.2).
 */
export const Membership = z.object({
  businessId: Id,
  name: z.string(),
  role: MemberRole,
  access: z.enum(["full", "limited"]),
  permissions: Permissions,
  limits: Limits,
});
export type Membership = z.infer<typeof Membership>;

/**
 * As the person sees it: with the logo of the business, '' where it has none, and the partner whose brand it has.
 * `needsSecondFactor`: nothing of the business opens until the person turns on their second factor.
 */
export const OwnMembership = Membership.extend({
  logo: z.string(),
  partner: Id.nullable(),
  needsSecondFactor: z.boolean(),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

/** `partner`: the one that a partner's person belongs to. */
export const Me = z.object({ user: User, partner: Id.nullable(), memberships: z.array(OwnMembership) });

export const Member = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  access: z.enum(["full", "limited"]),
  permissions: Permissions,
  limits: Limits,
  /** Whether signing in also asks them for a code of their phone. */
  secondFactor: z.boolean(),
  createdAt: DateTime,
});
export type Member = z.infer<typeof Member>;

/** What a business asks of its team. */
export const TeamRule = z.object({
  needsSecondFactor: z.boolean("Di si el equipo necesita verificación en dos pasos"),
});

/** Without `limits` they stay as they are. */
export const MemberGrant = z.object({
  access: z.enum(["full", "limited"]),
  permissions: Permissions,
  limits: Limits.optional(),
});

export const NewInvitation = z.object({
  businessId: Id,
  /** Only the team that prepared the business may add an owner: they claim it with the code (D-2.4). */
  role: MemberRole.default("staff"),
  access: z.enum(["full", "limited"]),
  permissions: Permissions,
  limits: Limits.default({ branchIds: [], specialistId: null, threads: "all" }),
});
/** The code is shown once, to the owner who made it. */
export const Invitation = z.object({ _id: Id, code: z.string(), expiresAt: DateTime });

export const JoinBusiness = z.object({
  businessId: Id.optional(),
  code: text(10, 100, "El código"),
  /** Sent by the documents' form; it never has an effect (D-2.4). */
  permissions: z.unknown().optional(),
});

export const AuditEntry = z.object({
  _id: Id,
  action: z.string(),
  actorName: z.string(),
  summary: z.string(),
  at: DateTime,
});
/** `people`: the names to filter by, on the first page. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), hasMore: z.boolean(), people: z.array(z.string()) });
