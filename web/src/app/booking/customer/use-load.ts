// Reads once per key, and again on request; drops late answers for an older key.
import { useCallback, useEffect, useState } from "react";
import { CallError, UNKNOWN_FAILURE } from "../../../lib/client.ts";

export type LoadState<T> = {
  data?: T;
  error?: CallError;
  isLoading: boolean;
  again: () => void;
  put: (data: T) => void;
};

/** `key` null reads nothing. */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): LoadState<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; error?: CallError }>({ key: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read, and the round how often
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    load(stop.signal).then(
      (data) => !stop.signal.aborted && setState({ key, data }),
      (error) => !stop.signal.aborted && setState({ key, error: asCallError(error) }),
    );
    return () => stop.abort();
  }, [key, round]);
  const again = useCallback(() => {
    setState({ key: null });
    setRound((before) => before + 1);
  }, []);
  const put = useCallback((data: T) => setState({ key, data }), [key]);
  const isCurrent = state.key === key;
  return {
    ...(isCurrent && state.data !== undefined ? { data: state.data } : {}),
    ...(isCurrent && state.error ? { error: state.error } : {}),
    isLoading: key !== null && !(isCurrent && (state.data !== undefined || state.error)),
    again,
    put,
  };
}

function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError(0, UNKNOWN_FAILURE);
}

/** The message of any error. */
export function messageOf(error: unknown): string {
  return asCallError(error).message;
}
