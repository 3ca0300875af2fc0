// What blocks leaving a page: open layers first, then forms with unsaved changes. The router accepts one blocker, so
// all share this one.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from "react-router";
import { isSteppingBack } from "./use-step-back.ts";

type Move = Parameters<BlockerFunction>[0];
/** `proceed` continues the navigation, which may ask `isAgainst` again; `reset` cancels it. */
export type StoppedMove = { proceed: () => void; reset: () => void };
type Stop = { isAgainst: (move: Move) => boolean; onStop: (move: StoppedMove) => void };

/** The newest last. */
const stops: Stop[] = [];
/** Set by the gate. Layers call it when they open. */
let stepBefore: () => void = () => undefined;

/** Calls `isAgainst` before each navigation in the product, and passes a blocked one to `onStop`. */
export function useStop(isAgainst: (move: Move) => boolean, onStop: (move: StoppedMove) => void): void {
  const ask = useEffectEvent(isAgainst);
  const answer = useEffectEvent(onStop);
  useEffect(() => register({ isAgainst: (move) => ask(move), onStop: (move) => answer(move) }), []);
}

/** A layer over the screen: Back closes it and stays on the page. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const remove = register({
      isAgainst: ({ historyAction }) => historyAction === "POP" && !isSteppingBack(),
      onStop: ({ reset }) => {
        reset();
        // closing may itself go back one step, which must not be blocked
        remove();
        close();
      },
    });
    stepBefore();
    return remove;
  }, [open]);
}

function register(stop: Stop): () => void {
  stops.push(stop);
  return () => {
    const at = stops.indexOf(stop);
    if (at >= 0) stops.splice(at, 1);
  };
}

/** Used once, inside the router. */
export function LeavingGate() {
  const met = useRef<Stop>(undefined);
  const navigate = useNavigate();
  const { key } = useLocation();
  const blocker = useBlocker((move) => {
    met.current = stops.findLast((stop) => stop.isAgainst(move));
    return met.current !== undefined;
  });
  const newest = useRef(blocker);
  useEffect(() => {
    newest.current = blocker;
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    const leave = () => {
      if (newest.current.state === "blocked") return proceed();
      // a later navigation, such as the step for the question's own layer, ended the blocked one for the router
      void navigate(location, { state: location.state, replace: true });
    };
    return whenBackAt(key, () => met.current?.onStop({ proceed: leave, reset }));
  }, [blocker, key, navigate]);
  useStepBefore();
  return null;
}

/** The router reverts a blocked Back with its own step, which must finish before the next one. */
function whenBackAt(key: string, then: () => void): (() => void) | undefined {
  if ((window.history.state?.key ?? "default") === key) {
    then();
    return undefined;
  }
  window.addEventListener("popstate", then, { once: true });
  return () => window.removeEventListener("popstate", then);
}

/**
 * On the document's first history entry, Back would leave it before a layer could close: the first layer that opens
 * there pushes the same address again.
 */
function useStepBefore(): void {
  const location = useLocation();
  const navigate = useNavigate();
  // before the effects of layers that open with a new address
  useLayoutEffect(() => {
    stepBefore = () => {
      // a layer opened by a link closes with the link's history entry
      if (window.history.state?.idx !== 0 || !navigator.userActivation.hasBeenActive) return;
      void navigate(location, { state: location.state, preventScrollReset: true });
    };
  }, [location, navigate]);
}
