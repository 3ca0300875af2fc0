// Goes to Facebook and back: the result in the address is used once and removed.
import type { FacebookFound, PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useBeginFacebook, useEndFacebook } from "./api.ts";

export function useFacebook(kind: PageKind) {
  const { businessId } = useActiveBusiness();
  const [search, setSearch] = useSearchParams();
  const begin = useBeginFacebook();
  const end = useEndFacebook();
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  const [found, setFound] = useState<FacebookFound | null>(null);
  const [code, state, error] = [search.get("code"), search.get("state"), search.get("error")];

  const endSignIn = useEffectEvent(async (id: string) => {
    setSearch({}, { replace: true });
    if (error || !code || !state) {
      const denied =
        error === "access_denied" ? "Cancelaste el inicio de sesión con Facebook." : "Facebook no dio el permiso.";
      toast.error(denied);
      return;
    }
    try {
      setFound((await end.mutateAsync({ body: { signIn: { businessId: id, code, state } } })).data);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  });
  const isBack = state !== null || error !== null;
  useEffect(() => {
    if (isBack && businessId) void endSignIn(businessId);
  }, [isBack, businessId]);

  return {
    found,
    forget: () => setFound(null),
    isReading: end.isPending,
    isBusy: isLeaving || begin.isPending || end.isPending,
    start: async () => {
      try {
        const { data } = await begin.mutateAsync({ body: { businessId: businessId ?? "", kind } });
        setIsLeaving(true);
        window.location.assign(data.url);
      } catch (reason) {
        toast.error(sayError(reason));
      }
    },
  };
}
