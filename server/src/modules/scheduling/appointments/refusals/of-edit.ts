// Turns an error about the appointment that is edited into one about the whole visit or class that moves with it.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";

/** `root` is the field of the body. Removes free hours: they are of this appointment alone. */
export async function ofEdit<T>(root: "visit" | "class", work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { slots: _slots, ...data } = (error.data ?? {}) as { slots?: unknown };
    const errors = error.errors.map(({ path, message }) => ({
      path: path.replace(/^appointment\./, `${root}.`),
      message,
    }));
    throw new DomainError(error.status, error.message, { errors, data });
  }
}
