// Turns an error about one appointment of a visit into one about its service in the visit.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";

/** Removes free hours of one service alone: they would not fit the visit. */
export async function ofLine<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { slots: _slots, ...data } = (error.data ?? {}) as { slots?: unknown };
    const line = `visit.lines.${index}`;
    const told = error.errors.map(({ path, message }) => ({ path: pathOf(path, line), message }));
    const errors = told.length > 0 || error.status !== 409 ? told : [{ path: line, message: error.message }];
    throw new DomainError(error.status, error.message, { errors, data });
  }
}

function pathOf(path: string, line: string): string {
  const field = path.replace(/^appointment\./, "");
  return ["serviceId", "specialistId", "end"].includes(field) ? `${line}.${field}` : `visit.${field}`;
}
