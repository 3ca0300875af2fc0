// The server calls about enrollments, the places of courses, and who waits for one.
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import * as routes from "@mostrador/domain/growth/enrollments/routes.ts";
import type { EnrollmentUpload } from "@mostrador/domain/growth/enrollments/schema.ts";
import type { QueryInput } from "@mostrador/domain/kit/route.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCall, useRead } from "../../../lib/query.ts";
import { useJournal } from "../../../lib/resource/use-journal.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { uploadTo } from "../../../lib/upload.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";

const EVENTS = [enrollmentChanged];
const STALE = [
  routes.listEnrollments.name,
  routes.totalEnrollments.name,
  routes.listCoursePlaces.name,
  routes.listCourseWaiting.name,
  "charge.due",
];
const FAILED = "Error al guardar la inscripción";

export type EnrollmentFilters = Omit<QueryInput<typeof routes.listEnrollments>, "businessId" | "limit" | "after">;

export function useEnrollments(filters: EnrollmentFilters) {
  useRereadOn(EVENTS, STALE);
  return useJournal(routes.listEnrollments, filters);
}

/** Of everything that the filters find. */
export function useEnrollmentTotals(filters: EnrollmentFilters) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.totalEnrollments, businessId ? { query: { ...filters, businessId } } : null);
}

/** The one that an address names; null reads nothing. */
export function useEnrollment(id: string | null) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listEnrollments, businessId && id ? { query: { businessId, id } } : null);
}

/** Those of one client in one course; nothing is read before both are chosen. */
export function useEnrolled(courseId: string | null, clientId: string | null) {
  const { businessId } = useActiveBusiness();
  const isChosen = businessId && courseId && clientId;
  return useRead(routes.listEnrollments, isChosen ? { query: { businessId, courseId, clientId } } : null);
}

export function useEnrollmentsOf(clientId: string, limit: number) {
  useRereadOn(EVENTS, STALE);
  return useRead(routes.listEnrollments, { query: { clientId, limit } });
}

export function useCoursePlaces() {
  useRereadOn(EVENTS, STALE);
  const { businessId } = useActiveBusiness();
  return useRead(routes.listCoursePlaces, businessId ? { query: { businessId } } : null);
}

export function useCourseWaiting(courseId: string) {
  const { businessId } = useActiveBusiness();
  return useRead(routes.listCourseWaiting, businessId ? { query: { businessId, courseId } } : null);
}

export const useCreateEnrollment = () => useCall(routes.createEnrollment, STALE, FAILED);
export const useEditEnrollment = () => useCall(routes.editEnrollment, STALE, FAILED);
export const useDeleteEnrollment = () => useCall(routes.deleteEnrollment, STALE);
export const useUndoUpload = () => useCall(routes.undoUpload, STALE);
export const useAddWaiting = () => useCall(routes.addCourseWaiting, STALE);
export const useRemoveWaiting = () => useCall(routes.removeCourseWaiting, STALE);

export function useUploadEnrollments() {
  const client = useQueryClient();
  const { businessId } = useActiveBusiness();
  return useMutation<EnrollmentUpload, Error, File>({
    mutationFn: (file) => {
      const following = { businessId: businessId ?? "", onProgress: () => {}, signal: new AbortController().signal };
      return uploadTo(routes.uploadEnrollments, file, following);
    },
    onSuccess: async () => {
      await Promise.all(STALE.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
}
