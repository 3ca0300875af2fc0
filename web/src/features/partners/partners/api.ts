// The server calls about partners.
import * as routes from "@mostrador/domain/partners/partners/routes.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call, read } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session/session.ts";
import { type UploadOptions, uploadTo } from "../../../lib/upload.ts";

const MOST_FOUND = 20;
/** The session has the role, which changes with who belongs to a partner. */
const STALE = [routes.listPartners.name, routes.getPartner.name, "session"];

export const usePartner = (id: string | undefined) => useRead(routes.getPartner, id ? { params: { id } } : null);
/** The caller's own partner, in a list. The team has none: nothing is read. */
export function usePartners() {
  const session = useSession();
  const hasOwn = session.status === "in" && session.user.role === "partner";
  return useRead(routes.listPartners, hasOwn ? {} : null);
}
/** Those that the team searches, page after page. */
export function usePartnerSearch(search: string) {
  return useInfiniteQuery({
    queryKey: [routes.listPartners.name, "pages", search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(routes.listPartners, { query: { search, page: pageParam }, signal }),
    getNextPageParam: ({ next }) => (next ? Number(next) : undefined),
    placeholderData: keepPreviousData,
  });
}
export const findPartners = (search: string, signal: AbortSignal) =>
  read(routes.listPartners, { query: { search, limit: MOST_FOUND }, signal });
export const readPartner = (id: string, signal: AbortSignal) => read(routes.getPartner, { params: { id }, signal });
export const useLeaderboard = (by: "total" | "gpt" | "reasoning") => useRead(routes.listLeaderboard, { query: { by } });
export const useCreatePartner = () => useCall(routes.createPartner, STALE, "Error al procesar el partner");
export const useEditPartner = () => useCall(routes.editPartner, STALE, "Error al procesar el partner");
export const useEditSubscription = () => useCall(routes.editPartner, STALE, "Error al actualizar la suscripción");
export const useSaveBranding = () => useCall(routes.actOnPartner, STALE, "Error al actualizar el branding");
export const useAddUser = () => useCall(routes.actOnPartner, STALE, "Error al agregar el usuario");
export const useRemoveUser = () => useCall(routes.actOnPartner, STALE, "Error al quitar el usuario");
export const useFindUser = () => useCall(routes.findUser, [], "Error al buscar usuario");

type Following = Pick<UploadOptions, "onProgress" | "signal">;

export function uploadPicture(partnerId: string, file: File, following: Following): Promise<{ url: string }> {
  return uploadTo(routes.uploadPicture, file, { ...following, businessId: "", params: { id: partnerId } });
}
