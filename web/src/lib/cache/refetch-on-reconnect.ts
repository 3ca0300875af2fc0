// Repeats failed reads when the server answers again.
import type { Query, QueryClient } from "@tanstack/react-query";
import { CallError } from "../client.ts";
import { whenServerAnswers } from "../server-back.ts";

const NOBODY_THERE: readonly number[] = [0, 502, 503, 504];

export function refetchOnReconnect(client: QueryClient): void {
  let isWaiting = false;
  client.getQueryCache().subscribe((event) => {
    if (isWaiting || event.type !== "updated" || event.action.type !== "error" || !isUnanswered(event.query)) return;
    isWaiting = true;
    whenServerAnswers(() => {
      isWaiting = false;
      // Already repeated reads are skipped.
      void client.refetchQueries({ type: "active", predicate: isUnanswered }, { cancelRefetch: false });
    });
  });
}

function isUnanswered({ state: { status, error } }: Query): boolean {
  return status === "error" && error instanceof CallError && NOBODY_THERE.includes(error.status);
}
