// What stops a person on the way out of a page: open layers first, then forms with unsaved changes. The router takes one
// blocker, so all of them share this one.
import { useEffect, useEffectEvent, useRef } from "react";
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from "react-router";

type Move = Parameters<BlockerFunction>[0];
/** `proceed` lets the move happen, `reset` drops it. */
export type StoppedMove = { proceed: () => void; reset: () => void };
type Stop = { isAgainst: (move: Move) => boolean; onStop: (move: StoppedMove) => void };

/** The newest last. */
const stops: Stop[] = [];
const openings = new EventTarget();

/** Asks `isAgainst` before each move inside the product, and hands the move to `onStop` when it says yes. */
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
      isAgainst: ({ historyAction }) => historyAction === "POP",
      onStop: ({ reset }) => {
        reset();
        // closing may itself go a step back, which must not be stopped
        remove();
        close();
      },
    });
    openings.dispatchEvent(new Event("opened"));
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

/** Once, within the router. */
export function LeavingGate() {
  const met = useRef<Stop>(undefined);
  const { key } = useLocation();
  const blocker = useBlocker((move) => {
    met.current = stops.findLast((stop) => stop.isAgainst(move));
    return met.current !== undefined;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { proceed, reset } = blocker;
    return whenBackAt(key, () => met.current?.onStop({ proceed, reset }));
  }, [blocker, key]);
  useStepBefore();
  return null;
}

/** The router takes a stopped Back back by a step of its own, which must be over before the next step. */
function whenBackAt(key: string, then: () => void): (() => void) | undefined {
  if ((window.history.state?.key ?? "default") === key) {
    then();
    return undefined;
  }
  window.addEventListener("popstate", then, { once: true });
  return () => window.removeEventListener("popstate", then);
}

/**
 * On the first entry of the document Back would leave it before any layer could close: the first layer that opens there
 * puts the same address once more on top.
 */
function useStepBefore(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const onOpened = useEffectEvent(() => {
    // a layer that came with a link leaves by the way it came
    if (window.history.state?.idx !== 0 || !navigator.userActivation.hasBeenActive) return;
    void navigate(location, { state: location.state, preventScrollReset: true });
  });
  useEffect(() => {
    const listener = () => onOpened();
    openings.addEventListener("opened", listener);
    return () => openings.removeEventListener("opened", listener);
  }, []);
}
