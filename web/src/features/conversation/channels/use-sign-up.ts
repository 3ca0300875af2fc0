// Goes to Meta's sign-up and back: the result in the address is used once and removed.
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useBeginSignUp, useEndSignUp, useSignUpOffer } from "./api.ts";

export function useSignUp(onConnected: (channel: Channel) => void) {
  const { businessId } = useActiveBusiness();
  const [search, setSearch] = useSearchParams();
  const offer = useSignUpOffer();
  const begin = useBeginSignUp();
  const end = useEndSignUp();
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  const [code, state, error] = [search.get("code"), search.get("state"), search.get("error")];

  const endSignUp = useEffectEvent(async (id: string) => {
    setSearch({}, { replace: true });
    if (error || !code || !state) {
      toast.error(error === "access_denied" ? "Cancelaste el registro en Meta." : "Meta no dio el permiso.");
      return;
    }
    try {
      const { data, message } = await end.mutateAsync({ body: { signUp: { businessId: id, code, state } } });
      if (data.status === "connected") toast.success("WhatsApp conectado. Ya puedes recibir mensajes.");
      else toast.error(message);
      onConnected(data);
    } catch (reason) {
      toast.error(sayError(reason));
    }
  });
  const isBack = state !== null || error !== null;
  useEffect(() => {
    if (isBack && businessId) void endSignUp(businessId);
  }, [isBack, businessId]);

  return {
    isOffered: offer.data?.isOffered === true,
    /** The page waits for it: the buttons of an offer that comes late would push the numbers down. */
    isPending: offer.isPending,
    isConnecting: end.isPending,
    isBusy: isLeaving || begin.isPending || end.isPending,
    start: async () => {
      try {
        const { data } = await begin.mutateAsync({ body: { businessId: businessId ?? "" } });
        setIsLeaving(true);
        window.location.assign(data.url);
      } catch (reason) {
        toast.error(sayError(reason));
      }
    },
  };
}
