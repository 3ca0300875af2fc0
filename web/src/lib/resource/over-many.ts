/** The result for one of many. */
export type Outcome = { id: string; message: string; isArchived?: boolean; error?: unknown };

type ActionOutcome = { message: string; isArchived?: boolean };

/**
 * Starts all at once before any await, so that calls are sent even when the page closes; one refusal does not stop the
 * others.
 */
export function overMany(ids: readonly string[], act: (id: string) => Promise<ActionOutcome>): Promise<Outcome[]> {
  return Promise.all(
    ids.map((id) =>
      act(id).then(
        ({ message, isArchived }) => ({ id, message, ...(isArchived !== undefined && { isArchived }) }),
        (error: unknown) => ({ id, message: "", error }),
      ),
    ),
  );
}
