// The server calls about Google calendars; read again on live updates.
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import * as routes from "@mostrador/domain/scheduling/calendars/routes.ts";
import { useCall, useRead } from "../../../lib/query.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { useRereadOn } from "../../../lib/use-reread-on.ts";
import { useSpecialists } from "../../business/specialists/index.ts";

const TOLD = [calendarChanged];
const OVERVIEW = routes.googleOverview.name;
const QUESTIONS = routes.listQuestions.name;
const STALE = [OVERVIEW, QUESTIONS, routes.listGoogleCalendars.name, "specialist.list"];
/** The light also depends on the time. */
const MINUTE_MS = 60_000;

const SHOWN = [OVERVIEW, QUESTIONS];
const useRereadLive = () => useRereadOn(TOLD, SHOWN);

export function useGoogleOverview() {
  const { businessId } = useActiveBusiness();
  useRereadLive();
  return useRead(routes.googleOverview, businessId ? { query: { businessId } } : null, { staleTime: MINUTE_MS });
}

export function useQuestions() {
  const { businessId } = useActiveBusiness();
  const mayRead = useMayCall()(routes.listQuestions);
  useRereadLive();
  return useRead(routes.listQuestions, businessId && mayRead ? { query: { businessId } } : null);
}

export function useGoogleCalendars(specialistId: string, googleRefreshToken: string | null) {
  const given = googleRefreshToken ? { query: { specialistId, googleRefreshToken } } : null;
  return useRead(routes.listGoogleCalendars, given, { staleTime: 0 });
}

/** The active ones. */
export function useAttending() {
  const all = useSpecialists();
  return { ...all, people: (all.data ?? []).filter(({ isArchived }) => !isArchived) };
}

export const useBeginConsent = () => useCall(routes.beginConsent, []);
export const useEndConsent = () => useCall(routes.endConsent, STALE);
export const useRemoveAccount = () => useCall(routes.removeAccount, STALE);
export const useLinkCalendar = () => useCall(routes.linkCalendar, STALE);
export const useAnswerQuestion = () => useCall(routes.answerQuestion, [QUESTIONS, "appointment.list"]);
