// The server calls about a person's first steps.
import { getOnboarding, saveOnboarding } from "@mostrador/domain/platform/onboarding/routes.ts";
import type { Onboarding, OnboardingProgress } from "@mostrador/domain/platform/onboarding/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, read } from "../../../lib/client.ts";

const KEY = [getOnboarding.name];

/** Read when the page opens: another device may have gone on. */
export function useOnboarding() {
  return useQuery<Onboarding>({
    queryKey: KEY,
    queryFn: ({ signal }) => read(getOnboarding, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
}

/** Resolves to the server's time of the save. */
export function useSaveOnboarding() {
  const client = useQueryClient();
  return async (progress: OnboardingProgress) => {
    const { data } = await call(saveOnboarding, { body: { progress } });
    client.setQueryData(KEY, data);
    return data.updatedAt;
  };
}
