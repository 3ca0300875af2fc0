/** A refusal in the shape of an OpenAI-compatible server. */
export class OpenAiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, options: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.code = options.code ?? null;
    this.param = options.param ?? null;
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
  const type = TYPES[error.status] ?? (error.status < 500 ? "invalid_request_error" : "server_error");
  return { error: { message: error.message, type, param: error.param, code: error.code } };
}
