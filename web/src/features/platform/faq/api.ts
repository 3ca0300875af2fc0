// The server calls about frequent questions. They belong to no business.
import { askFaq, deleteFaq, getFaq, listFaqs, replyFaq, voteFaq } from "@mostrador/domain/platform/faq/routes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/client.ts";
import { useCall, useRead } from "../../../lib/query.ts";

const STALE = [listFaqs.name, getFaq.name];

export type FaqPage = { page: number; limit: number; search: string };

/** A page of questions with their count; the previous page stays on screen until the next one is there. */
export function useFaqs(query: FaqPage) {
  return useQuery({
    queryKey: [listFaqs.name, query],
    queryFn: ({ signal }) => call(listFaqs, { query: { ...query, totals: "true" }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

export const useFaq = (id: string) => useRead(getFaq, { params: { id } }, { staleTime: 0 });
export const useAsk = () => useCall(askFaq, STALE);
export const useVote = () => useCall(voteFaq, STALE);
export const useReply = () => useCall(replyFaq, STALE, "Error al enviar la respuesta. Por favor, inténtelo de nuevo.");
export const useDeleteFaq = () => useCall(deleteFaq, STALE);
