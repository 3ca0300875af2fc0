import * as z from "zod";
import { access, fileRoute, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import {
  FoundUser,
  LeaderboardQuery,
  MOST_PICTURE_BYTES,
  NewPartner,
  Partner,
  PartnerAction,
  PartnerEdit,
  PartnerEditBody,
  PartnerQuery,
  RankedPartner,
  UploadedPicture,
  UserEmail,
} from "./schema.ts";

named({ NewPartner, Partner, PartnerEdit, RankedPartner });

/** The team reads all of them, everybody else their own (contract/partners). */
export const listPartners = route({
  name: "partner.list",
  method: "GET",
  path: "/api/partner",
  summary: "Los partners; cada uno ve solo el suyo, y el equipo todos",
  access: access.partner,
  query: PartnerQuery,
  data: z.array(Partner),
  paged: true,
});

export const getPartner = route({
  name: "partner.get",
  method: "GET",
  path: "/api/partner/:id",
  summary: "Los datos de un partner",
  access: access.partner,
  params: IdParams,
  data: Partner,
});

export const createPartner = route({
  name: "partner.create",
  method: "POST",
  path: "/api/partner",
  summary: "Registra un partner; la persona que lo registra queda en él",
  access: access.session,
  body: z.object({ partner: NewPartner }),
  data: Partner,
  status: 201,
});

export const editPartner = route({
  name: "partner.edit",
  method: "PUT",
  path: "/api/partner/:id",
  summary: "Edita los datos de un partner, y el equipo también su suscripción",
  access: access.partner,
  by: "partner",
  params: IdParams,
  body: PartnerEditBody,
  data: Partner,
});

export const actOnPartner = route({
  name: "partner.act",
  method: "PUT",
  path: "/api/partner/:id",
  summary: "Agrega o quita a una persona del partner, o cambia su marca",
  access: access.partner,
  by: "action",
  params: IdParams,
  body: PartnerAction,
  data: Partner,
});

/** For its brand: the answered address is saved with it. The ten newest are kept, and those in use. */
export const uploadPicture = fileRoute({
  name: "partner.uploadPicture",
  method: "POST",
  path: "/api/partner/:id/picture",
  summary: "Sube una imagen para la marca de un partner",
  access: access.partner,
  params: IdParams,
  file: { field: "file", most: MOST_PICTURE_BYTES },
  data: UploadedPicture,
  status: 201,
  rate: "write",
});

export const listLeaderboard = route({
  name: "partner.leaderboard",
  method: "GET",
  path: "/api/partnerLeaderboard",
  summary: "Los partners que más créditos han enviado",
  access: access.partner,
  query: LeaderboardQuery,
  data: z.array(RankedPartner),
});

/** Exact addresses only, and few an hour: it tells whether an account exists. */
export const findUser = route({
  name: "user.find",
  method: "POST",
  path: "/api/user",
  summary: "Busca a una persona por su correo, para agregarla a un partner",
  access: access.partner,
  body: UserEmail,
  data: FoundUser,
});
