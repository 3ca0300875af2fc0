// What a tablet shows, read again every few seconds. Without a connection the last answer stays, and the tablet says so.
// It has no live line: that belongs to a session, whose rights decide what is heard, and a link must be able to end at
// once, which each reading looks at (docs/decisions/0149).
import type { KioskScreen } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError, isMissing, UNKNOWN_FAILURE } from "../../lib/client.ts";
import { readKiosk } from "./kiosk-calls.ts";

const REREAD_MS = 15_000;

export type KioskState = {
  screen: KioskScreen | null;
  /** Null while all is well. */
  error: CallError | null;
  reread: () => void;
};

export function useKiosk(): KioskState {
  const [state, setState] = useState<Pick<KioskState, "screen" | "error">>({ screen: null, error: null });
  const latest = useRef(0);
  const reread = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    readKiosk().then(
      (screen) => own === latest.current && setState({ screen, error: null }),
      (reason) => {
        const error = reason instanceof CallError ? reason : new CallError(0, UNKNOWN_FAILURE);
        // a link that was withdrawn shows nothing more
        if (own === latest.current) setState(({ screen }) => ({ screen: isMissing(error) ? null : screen, error }));
      },
    );
  }, []);
  useEffect(() => {
    reread();
    const timer = setInterval(reread, REREAD_MS);
    window.addEventListener("online", reread);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", reread);
    };
  }, [reread]);
  return { ...state, reread };
}
