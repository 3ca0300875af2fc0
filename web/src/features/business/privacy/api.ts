// The server calls about privacy. Every change reads all of it again, because a request's step may change a hold, a
// contact or a count.
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import * as routes from "@mostrador/domain/business/privacy/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const TOLD = [privacyChanged];
const STALE = [
  routes.getNotice.name,
  routes.listNoticeVersions.name,
  routes.getContactPrivacy.name,
  routes.listRequests.name,
  routes.getRequest.name,
  routes.listHolds.name,
  routes.getRetention.name,
];

/** Each open privacy screen listens to these events. */
export function usePrivacyLive() {
  useRereadOn(TOLD, STALE);
}

function useQueryOfBusiness() {
  const { businessId } = useActiveBusiness();
  return businessId ? { query: { businessId } } : null;
}

export const PAGE_SIZE = 50;

export function useRequests(page: number) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listRequests, businessId ? { query: { businessId, page, limit: PAGE_SIZE } } : null);
}

export const useRequest = (id: string) => useRead(routes.getRequest, { params: { id } });
export const useNotice = () => useRead(routes.getNotice, useQueryOfBusiness());
export const useNoticeVersions = () => useRead(routes.listNoticeVersions, useQueryOfBusiness());
export const useHolds = () => useRead(routes.listHolds, useQueryOfBusiness());
export const useRetention = () => useRead(routes.getRetention, useQueryOfBusiness());
export const useContactPrivacy = (id: string) => useRead(routes.getContactPrivacy, { params: { id } });

export const useCreateRequest = () => useCall(routes.createRequest, STALE, "Error al registrar la solicitud");
export const useAnswerRequest = () => useCall(routes.answerRequest, STALE, "Error al registrar la respuesta");
export const useCarryOut = () => useCall(routes.carryOutRequest, STALE, "Error al llevar a cabo la solicitud");
export const useEditNotice = () => useCall(routes.editNotice, STALE, "Error al guardar el aviso");
export const usePublishNotice = () => useCall(routes.publishNotice, STALE, "Error al publicar el aviso");
export const useLiftObjection = () => useCall(routes.liftObjection, STALE, "Error al anotar que lo aceptó");
export const useNoteProof = () => useCall(routes.noteProof, STALE, "Error al anotar la entrega");
export const usePlaceHold = () => useCall(routes.placeHold, STALE, "Error al poner el resguardo");
export const useLiftHold = () => useCall(routes.liftHold, STALE, "Error al levantar el resguardo");
export const useEditRetention = () => useCall(routes.editRetention, STALE, "Error al guardar los plazos");
export const useRunRetention = () => useCall(routes.runRetention, STALE, "Error al pedir la limpieza");
