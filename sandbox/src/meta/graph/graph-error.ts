import { createHash } from "node:crypto";

type Known = { title: string; status: number; details: string };

/** The Cloud API errors that this sandbox can return, with Meta's texts. */
const KNOWN: Record<number, Known> = {
  1: { title: "An unknown error occurred", status: 500, details: "Possible server error." },
  2: { title: "Service temporarily unavailable", status: 503, details: "Temporary due to downtime or overload." },
  3: { title: "Capability or permissions issue", status: 500, details: "The app lacks the capability for this call." },
  4: { title: "Application request limit reached", status: 400, details: "The app has reached its call rate limit." },
  10: { title: "Application does not have permission for this action", status: 403, details: "Permission denied." },
  33: { title: "Parameter value is not valid", status: 400, details: "The business phone number has been deleted." },
  100: { title: "Invalid parameter", status: 400, details: "One or more parameters are unsupported or misspelled." },
  190: {
    title: "Invalid OAuth access token - Cannot parse access token",
    status: 401,
    details: "Access token expired.",
  },
  130429: { title: "Rate limit hit", status: 400, details: "Cloud API message throughput has been reached." },
  131000: { title: "Something went wrong", status: 500, details: "Message failed to send due to an unknown error." },
  131008: { title: "Required parameter is missing", status: 400, details: "A required parameter is missing." },
  131009: { title: "Parameter value is not valid", status: 400, details: "One or more parameter values are invalid." },
  131016: { title: "Service unavailable", status: 500, details: "A service is temporarily unavailable." },
  131026: { title: "Message undeliverable", status: 400, details: "Message Undeliverable." },
  131030: {
    title: "Recipient phone number not in allowed list",
    status: 400,
    details: "Recipient phone number not in allowed list: Add recipient phone number to recipient list and try again.",
  },
  131047: {
    title: "Re-engagement message",
    status: 400,
    details:
      "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
  },
  131053: { title: "Media upload error", status: 400, details: "Unable to upload the media used in the message." },
  131056: {
    title: "(Business Account, Consumer Account) pair rate limit hit",
    status: 400,
    details:
      "Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.",
  },
  132000: { title: "Number of parameters does not match the expected number of params", status: 400, details: "" },
  132001: { title: "Template name does not exist in the translation", status: 404, details: "" },
  132012: { title: "Parameter format does not match format in the created template", status: 400, details: "" },
  132015: { title: "Template is Paused", status: 400, details: "Template is paused due to low quality." },
  132016: { title: "Template is Disabled", status: 400, details: "Template was paused too many times." },
  131062: { title: "Recipient user id not supported", status: 400, details: "The message needs a phone number." },
  133010: { title: "Phone number not registered", status: 400, details: "The phone number is not registered." },
  133005: { title: "Two step verification PIN mismatch", status: 400, details: "The PIN is not six digits." },
};

/** An error in Graph's format. */
export class GraphError extends Error {
  readonly code: number;
  readonly status: number;
  readonly title: string;
  readonly details: string;
  readonly subcode: number | undefined;

  constructor(code: number, options: { details?: string; status?: number; subcode?: number; title?: string } = {}) {
    const known = KNOWN[code];
    const title = options.title ?? known?.title ?? "An unknown error occurred";
    super(`(#${code}) ${title}`);
    this.code = code;
    this.title = title;
    this.status = options.status ?? known?.status ?? 400;
    this.details = options.details ?? known?.details ?? title;
    this.subcode = options.subcode;
  }
}

/** Meta's texts for its own failures. */
const PASSING = new Set([2, 131000, 131016]);

export function graphErrorBody(error: GraphError, trace: string) {
  return {
    error: {
      message: error.code === 190 ? error.title : error.message,
      type: "OAuthException",
      code: error.code,
      is_transient: PASSING.has(error.code),
      ...(error.subcode === undefined ? {} : { error_subcode: error.subcode }),
      error_data: { messaging_product: "whatsapp", details: error.details },
      fbtrace_id: `A${createHash("sha256").update(trace).digest("base64url").slice(0, 22)}`,
    },
  };
}

/** The same error as it appears inside a `failed` status. */
export function statusError(code: number) {
  const error = new GraphError(code);
  return { code, title: error.title, message: error.title, error_data: { details: error.details } };
}
