import type { FastifyReply } from "fastify";

/** An error answer of Google's APIs. */
export class GoogleError extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** The error in the Calendar API's format. */
export function sendError(reply: FastifyReply, { status, reason, message }: GoogleError): FastifyReply {
  const errors = [{ domain: "global", reason, message }];
  return reply.code(status).send({ error: { code: status, message, errors } });
}
