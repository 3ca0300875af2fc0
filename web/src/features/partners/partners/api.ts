// The server calls about partners.
import * as routes from "@mostrador/domain/partners/partners/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session/session.ts";
import { type UploadOptions, uploadTo } from "../../../lib/upload.ts";

/** The session has the role, which changes with who belongs to a partner. */
const STALE = [routes.listPartners.name, routes.getPartner.name, "session"];

export const usePartner = (id: string | undefined) => useRead(routes.getPartner, id ? { params: { id } } : null);
/** The partners that the caller may see: their own, or those that the team searches. */
export function usePartners(search = "") {
  const session = useSession();
  const mayList = session.status === "in" && session.user.role !== "user";
  return useRead(routes.listPartners, mayList ? { query: { search, limit: 50 } } : null);
}
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
