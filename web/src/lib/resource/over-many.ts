/** How it went with one of many. */
export type Outcome = { id: string; message: string; isArchived?: boolean; error?: unknown };

type Done = { message: string; isArchived?: boolean };

/**
 * All at once and before anything is awaited, so that what is asked as the page is left still goes out; a refusal keeps
 * nobody else from being done.
 */
export function overMany(ids: readonly string[], act: (id: string) => Promise<Done>): Promise<Outcome[]> {
  return Promise.all(
    ids.map((id) =>
      act(id).then(
        ({ message, isArchived }) => ({ id, message, ...(isArchived !== undefined && { isArchived }) }),
        (error: unknown) => ({ id, message: "", error }),
      ),
    ),
  );
}
