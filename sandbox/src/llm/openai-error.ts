type Options = {
  code?: string | undefined;
  param?: string;
  type?: string;
  retryAfterSeconds?: number | undefined;
};

/** An error in the format of an OpenAI-compatible server. */
export class OpenAiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;
  readonly type: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, message: string, options: Options = {}) {
    super(message);
    this.status = status;
    this.code = options.code ?? null;
    this.param = options.param ?? null;
    this.type = options.type ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

const TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "invalid_request_error",
  403: "permission_error",
  404: "invalid_request_error",
  429: "rate_limit_error",
};

export function openAiErrorBody(error: OpenAiError) {
  const type = error.type ?? TYPES[error.status] ?? (error.status < 500 ? "invalid_request_error" : "server_error");
  return { error: { message: error.message, type, param: error.param, code: error.code } };
}
