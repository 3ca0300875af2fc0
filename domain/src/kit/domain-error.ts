// A refusal by a rule of the business: what a person did wrong or what blocks it, in Spanish (D-1.2).

export type DomainErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;
export type FieldError = { path: string; message: string };

export class DomainError extends Error {
  readonly status: DomainErrorStatus;
  readonly errors: FieldError[];
  /** Facts that help the caller go on, such as the nearest free slots. */
  readonly data: unknown;

  constructor(status: DomainErrorStatus, message: string, more: { errors?: FieldError[]; data?: unknown } = {}) {
    super(message);
    this.name = "DomainError";
    this.status = status;
    this.errors = more.errors ?? [];
    this.data = more.data;
  }
}

/** 400 for one field. */
export function invalid(path: string, message: string): DomainError {
  return new DomainError(400, message, { errors: [{ path, message }] });
}

/**
 * 404: does not exist, or is not yours (D-2.5); both have the same text. `path`: the field of the call with the id.
 */
export function notFound(message = "No se encontró el registro", path?: string): DomainError {
  return new DomainError(404, message, path === undefined ? {} : { errors: [{ path, message }] });
}

/** 409. */
export function conflict(message: string, data?: unknown): DomainError {
  return new DomainError(409, message, { data });
}

/** 409 of an edit that would overwrite a newer one (D-1.6). */
export function staleEdit(): DomainError {
  return new DomainError(
    409,
    "Alguien más guardó cambios mientras editabas. Revisa la versión actual y vuelve a intentarlo.",
  );
}
