// Place names to suggest, and the target of a map link. When a read fails there are no suggestions: all fields accept
// free text.
import * as routes from "@mostrador/domain/ground/places/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../lib/client.ts";

/** They change only with a new version of the product. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export function useCountries(): string[] {
  const { data } = useQuery({
    queryKey: [routes.listCountries.name],
    queryFn: ({ signal }) => read(routes.listCountries, { signal }),
    ...FOREVER,
  });
  return data?.map(({ name }) => name) ?? [];
}

export function useStates(country: string): string[] {
  const { data = [] } = useQuery({
    queryKey: [routes.listStates.name, country],
    queryFn: ({ signal }) => read(routes.listStates, { body: { country }, signal }),
    enabled: country !== "",
    ...FOREVER,
  });
  return data;
}

export function useCities(country: string, state: string): string[] {
  const { data = [] } = useQuery({
    queryKey: [routes.listCities.name, country, state],
    queryFn: ({ signal }) => read(routes.listCities, { body: { country, state }, signal }),
    enabled: country !== "" && state !== "",
    ...FOREVER,
  });
  return data;
}

/** `link` null reads nothing. */
export function useMapLink(link: string | null) {
  return useQuery({
    queryKey: [routes.expandMapLink.name, link],
    queryFn: ({ signal }) => read(routes.expandMapLink, { query: { shortUrl: link as string }, signal }),
    enabled: link !== null,
    ...FOREVER,
  });
}
