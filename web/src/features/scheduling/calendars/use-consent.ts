// Goes to Google for permission and back: the result in the address is used once and removed.
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useBeginConsent, useEndConsent } from "./api.ts";

export function useConsent() {
  const { businessId } = useActiveBusiness();
  const [search, setSearch] = useSearchParams();
  const begin = useBeginConsent();
  const end = useEndConsent();
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  const [code, state, error] = [search.get("code"), search.get("state"), search.get("error")];

  const endConsent = useEffectEvent(async (id: string) => {
    setSearch({}, { replace: true });
    if (error || !code || !state) {
      toast.error(error === "access_denied" ? "No se dio el permiso en Google." : "Google no dio el permiso.");
      return;
    }
    try {
      const { message, data } = await end.mutateAsync({ body: { businessId: id, code, state } });
      toast.success(`${message}: ${data.email}`);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  });
  const isBack = state !== null || error !== null;
  useEffect(() => {
    if (isBack && businessId) void endConsent(businessId);
  }, [isBack, businessId]);

  return {
    isBusy: isLeaving || begin.isPending || end.isPending,
    /** `email`: the account to ask for. */
    connect: async (email?: string) => {
      try {
        const { data } = await begin.mutateAsync({ body: { businessId: businessId ?? "", ...(email && { email }) } });
        setIsLeaving(true);
        window.location.assign(data.url);
      } catch (reason) {
        toast.error(sayError(reason));
      }
    },
  };
}
