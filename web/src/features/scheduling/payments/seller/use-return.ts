// The return from Mercado Pago: its parameters are removed from the address at once and exchanged once.
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useConnectSeller } from "../api.ts";

const REFUSED = "No diste permiso en Mercado Pago. Puedes conectarlo cuando quieras.";

export function useReturn(): { isConnecting: boolean; problem: string } {
  const { businessId } = useActiveBusiness();
  const [params, setParams] = useSearchParams();
  const { mutateAsync: connect, isPending } = useConnectSeller();
  const toast = useToast();
  const [problem, setProblem] = useState("");
  const done = useRef(false);
  const [code, state, error] = [params.get("code"), params.get("state"), params.get("error")];
  useEffect(() => {
    if (done.current || !businessId || !(error || (code && state))) return;
    done.current = true;
    setParams({}, { replace: true });
    if (!code || !state) return setProblem(REFUSED);
    connect({ body: { businessId, code, state } }).then(
      ({ message }) => toast.success(message),
      (failure: unknown) => setProblem(sayError(failure)),
    );
  }, [businessId, code, state, error, setParams, connect, toast]);
  return { isConnecting: isPending, problem };
}
