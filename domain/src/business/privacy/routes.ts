import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessQuery, Id, IdParams, Nothing, named, paging } from "../../kit/schema.ts";
import {
  ContactPrivacy,
  ExportFile,
  LegalHold,
  LiftedObjection,
  NewHold,
  NewProof,
  NewRequest,
  Notice,
  NoticeEdit,
  NoticePage,
  NoticeVersion,
  PrivacyRequest,
  Proof,
  RequestAnswer,
  RequestDone,
  Retention,
  RetentionEdit,
  STATES,
  WholeRequest,
} from "./schema.ts";

named({ ContactPrivacy, LegalHold, Notice, NoticePage, PrivacyRequest, Retention, WholeRequest });

const view = access.view(PAGE.privacidad);
const edit = access.edit(PAGE.privacidad);
const ofBusiness = z.object({ businessId: Id });
/** The id in most of the calls. */
const read = { method: "GET", access: view, query: BusinessQuery } as const;
const ofContact = { row: "contacts", params: IdParams } as const;
const ofRequest = { row: "privacy_requests", params: IdParams } as const;
const answering = { method: "POST", access: edit, ...ofRequest, data: WholeRequest } as const;

export const getNotice = route({
  name: "privacyNotice.get",
  path: "/api/privacy/notice",
  summary: "El aviso de privacidad que se prepara, y qué versión está publicada",
  ...read,
  data: Notice,
});

export const editNotice = route({
  name: "privacyNotice.edit",
  method: "PUT",
  path: "/api/privacy/notice",
  summary: "Cambia el aviso de privacidad que se prepara",
  access: edit,
  body: z.object({ businessId: Id, notice: NoticeEdit }),
  data: Notice,
});

export const publishNotice = route({
  name: "privacyNotice.publish",
  method: "POST",
  path: "/api/privacy/notice/publish",
  summary: "Publica el aviso de privacidad como una versión nueva, que ya no cambia",
  access: edit,
  body: ofBusiness,
  data: Notice,
});

export const listNoticeVersions = route({
  name: "privacyNotice.versions",
  path: "/api/privacy/notice/versions",
  summary: "Las versiones publicadas del aviso de privacidad",
  ...read,
  data: z.array(NoticeVersion),
});

export const getNoticePage = route({
  name: "noticePage.get",
  method: "GET",
  path: "/api/aviso/:search",
  summary: "El aviso de privacidad de un negocio, para cualquiera",
  access: access.public,
  params: z.object({ search: z.string().max(80, "La dirección es demasiado larga") }),
  query: z.object({ version: z.coerce.number().int().min(1, "La versión no es válida").max(1_000_000).optional() }),
  data: NoticePage,
});

export const getContactPrivacy = route({
  name: "contactPrivacy.get",
  method: "GET",
  path: "/api/privacy/client/:id",
  summary: "Lo que hay de un contacto en privacidad: avisos entregados, oposiciones, resguardos y solicitudes",
  access: view,
  ...ofContact,
  data: ContactPrivacy,
});

export const liftObjection = route({
  name: "objection.lift",
  method: "POST",
  path: "/api/privacy/client/:id/objection/lift",
  summary: "Anota que un contacto volvió a aceptar un uso de sus datos al que se había opuesto",
  access: edit,
  ...ofContact,
  body: z.object({ lifted: LiftedObjection }),
  data: Nothing,
});

export const noteProof = route({
  name: "noticeProof.create",
  method: "POST",
  path: "/api/privacy/proof",
  summary: "Anota que se entregó el aviso de privacidad a un contacto",
  access: access.edit(PAGE.privacidad, PAGE.contactos),
  body: z.object({ businessId: Id, proof: NewProof }),
  data: Proof,
  status: 201,
});

export const listRequests = route({
  name: "privacyRequest.list",
  method: "GET",
  path: "/api/privacy/request",
  summary: "Solicitudes de derechos ARCO, las que vencen antes primero",
  access: view,
  query: z.object({
    ...BusinessQuery.shape,
    state: z.enum(["open", ...STATES], "El estado no es válido").optional(),
    ...paging(50, 100),
  }),
  data: z.object({ requests: z.array(PrivacyRequest), total: z.number() }),
});

export const getRequest = route({
  name: "privacyRequest.get",
  method: "GET",
  path: "/api/privacy/request/:id",
  summary: "Una solicitud, con su bitácora",
  access: view,
  ...ofRequest,
  data: WholeRequest,
});

export const createRequest = route({
  name: "privacyRequest.create",
  method: "POST",
  path: "/api/privacy/request",
  summary: "Registra una solicitud de derechos ARCO de un contacto",
  access: edit,
  body: z.object({ businessId: Id, request: NewRequest }),
  data: WholeRequest,
  status: 201,
});

export const answerRequest = route({
  name: "privacyRequest.answer",
  path: "/api/privacy/request/:id/answer",
  summary: "Responde una solicitud: procede o no, y por qué",
  ...answering,
  body: z.object({ answer: RequestAnswer }),
});

export const carryOutRequest = route({
  name: "privacyRequest.carry-out",
  path: "/api/privacy/request/:id/carry-out",
  summary: "Lleva a cabo una solicitud que procedió",
  ...answering,
  body: z.object({ done: RequestDone }),
});

export const getExport = route({
  name: "privacyExport.get",
  method: "GET",
  path: "/api/privacy/request/:id/export",
  summary: "Todo lo que se tiene de quien pidió acceso, como documento o como JSON",
  access: edit,
  ...ofRequest,
  query: z.object({ format: z.enum(["html", "json"], "El formato no es válido").default("html") }),
  data: ExportFile,
  rate: "heavy",
});

export const listHolds = route({
  name: "legalHold.list",
  path: "/api/privacy/hold",
  summary: "Resguardos legales, los vigentes primero",
  ...read,
  data: z.array(LegalHold),
});

export const placeHold = route({
  name: "legalHold.create",
  method: "POST",
  path: "/api/privacy/hold",
  summary: "Pone en resguardo legal a un contacto, o a todo el negocio",
  access: edit,
  body: z.object({ businessId: Id, hold: NewHold }),
  data: LegalHold,
  status: 201,
});

export const liftHold = route({
  name: "legalHold.lift",
  method: "DELETE",
  path: "/api/privacy/hold/:id",
  summary: "Levanta un resguardo legal",
  access: access.remove(PAGE.privacidad),
  row: "legal_holds",
  params: IdParams,
  data: LegalHold,
});

export const getRetention = route({
  name: "retention.get",
  path: "/api/privacy/retention",
  summary: "Cuánto se conserva cada cosa, y qué se eliminó",
  ...read,
  data: Retention,
});

export const editRetention = route({
  name: "retention.edit",
  method: "PUT",
  path: "/api/privacy/retention",
  summary: "Cambia cuánto se conserva cada cosa",
  access: edit,
  body: z.object({ businessId: Id, retention: RetentionEdit }),
  data: Retention,
});

export const runRetention = route({
  name: "retention.run",
  method: "POST",
  path: "/api/privacy/retention/run",
  summary: "Elimina ahora lo que ya cumplió su plazo",
  access: access.remove(PAGE.privacidad),
  body: ofBusiness,
  data: Nothing,
  rate: "heavy",
});
