import * as z from "zod";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, dateTime, Id, IdParams, Nothing, named, paging, text } from "../../kit/schema.ts";
import { AUDIT_KINDS } from "./audit-kinds.ts";
import {
  AuditEntry,
  AuditPage,
  Invitation,
  JoinBusiness,
  Me,
  Member,
  MemberGrant,
  Membership,
  NewInvitation,
  OwnSession,
  TeamRule,
} from "./schema.ts";

named({ AuditEntry, Invitation, Me, Member, Membership, NewInvitation, OwnSession, TeamRule });

export const getMe = route({
  name: "me.get",
  method: "GET",
  path: "/api/me",
  summary: "La persona que inició sesión y los negocios a los que pertenece",
  access: access.session,
  data: Me,
  flat: true,
});

export const listMembers = route({
  name: "member.list",
  method: "GET",
  path: "/api/member",
  summary: "Personas con acceso al negocio",
  access: access.owner,
  query: BusinessQuery,
  data: z.array(Member),
});

const MemberParams = z.object({ userId: Id });

export const setMemberGrant = route({
  name: "member.grant",
  method: "PUT",
  path: "/api/member/:userId",
  summary: "Cambia los permisos de una persona",
  access: access.owner,
  params: MemberParams,
  body: z.object({ businessId: Id, member: MemberGrant }),
  data: Member,
});

export const removeMember = route({
  name: "member.remove",
  method: "DELETE",
  path: "/api/member/:userId",
  summary: "Quita a una persona el acceso al negocio",
  access: access.owner,
  params: MemberParams,
  query: BusinessQuery,
  data: Nothing,
});

export const getTeamRule = route({
  name: "teamRule.get",
  method: "GET",
  path: "/api/team-rule",
  summary: "Lo que el negocio pide a su equipo para entrar",
  access: access.owner,
  query: BusinessQuery,
  data: TeamRule,
});

export const setTeamRule = route({
  name: "teamRule.set",
  method: "PUT",
  path: "/api/team-rule",
  summary: "Pide al equipo la verificación en dos pasos, o deja de pedirla",
  access: access.owner,
  body: z.object({ businessId: Id, rule: TeamRule }),
  data: TeamRule,
});

export const createInvitation = route({
  name: "invitation.create",
  method: "POST",
  path: "/api/invitation",
  summary: "Crea un código de un solo uso para unirse al negocio",
  access: access.owner,
  body: z.object({ invitation: NewInvitation }),
  data: Invitation,
  status: 201,
});

export const joinBusiness = route({
  name: "user.join",
  method: "PUT",
  path: "/api/user/:id",
  summary: "Une a la persona a un negocio con un código de invitación",
  access: access.session,
  params: IdParams,
  body: JoinBusiness,
  data: Membership,
  rate: "heavy",
});

export const signOutEverywhere = route({
  name: "session.revokeAll",
  method: "POST",
  path: "/api/session/sign-out-everywhere",
  summary: "Cierra la sesión en todos los dispositivos",
  access: access.session,
  data: Nothing,
});

export const listSessions = route({
  name: "session.list",
  method: "GET",
  path: "/api/session",
  summary: "Dónde tiene la persona su sesión abierta",
  access: access.session,
  data: z.array(OwnSession),
});

export const endSession = route({
  name: "session.end",
  method: "DELETE",
  path: "/api/session/:id",
  summary: "Cierra la sesión en un dispositivo",
  access: access.session,
  params: IdParams,
  data: z.object({ _id: Id }),
});

export const endOtherSessions = route({
  name: "session.endOthers",
  method: "POST",
  path: "/api/session/end-others",
  summary: "Cierra la sesión en todos los demás dispositivos",
  access: access.session,
  data: Nothing,
});

export const listAudit = route({
  name: "audit.list",
  method: "GET",
  path: "/api/audit",
  summary: "Bitácora del negocio",
  access: access.owner,
  query: BusinessQuery.extend({
    ...paging(50, 100),
    kind: z.enum(AUDIT_KINDS, "El tipo no es válido").optional(),
    actorName: text(1, 200, "La persona").optional(),
    from: dateTime("La fecha de inicio").optional(),
    to: dateTime("La fecha de fin").optional(),
  }).refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
    path: ["to"],
    error: "La fecha final no puede ser antes que la inicial",
  }),
  data: AuditPage,
});
