import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** Stripe's library knows a failure only by the key `error`. */
export class StripeError extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  constructor(status: number, code: string, message: string, type = "invalid_request_error") {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

export function answerStripeErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) => {
    const wrong =
      error instanceof z.ZodError ? new StripeError(400, "parameter_invalid", z.prettifyError(error)) : error;
    const isTheirs = wrong instanceof StripeError;
    const status = isTheirs ? wrong.status : ((wrong as { statusCode?: number }).statusCode ?? 500);
    const { message } = wrong as Error;
    const told = isTheirs ? { type: wrong.type, code: wrong.code, message } : { type: "api_error", message };
    return reply.code(status).send({ error: told });
  });
}
