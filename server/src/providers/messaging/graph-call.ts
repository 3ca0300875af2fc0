// One call of Meta's Graph API, and its outcome: answered, refused, never reached, or lost on the way.
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { type Fields, fieldsOf, textOf } from "./read-json.ts";

export type GraphSettings = {
  /** Without the version, and without a slash at the end. */
  baseUrl: string;
  version: string;
  /** For each call. */
  timeoutMs: number;
  /** Ends all calls that use it. */
  signal?: AbortSignal;
  /** The installation's application at Meta; without it there is no sign-up, and the expiry of keys is unknown. */
  app?: { id: string; secret: string; configId: string; dialogUrl: string; redirectUri: string };
  /** The same application for the sign-in with Facebook: by a configuration of its own, or by naming permissions. */
  login?: FacebookLogin;
};

export type FacebookLogin = {
  id: string;
  secret: string;
  configId: string | null;
  dialogUrl: string;
  redirectUris: Readonly<Record<PageKind, string>>;
};

export type GraphAnswer =
  | { kind: "ok"; body: Record<string, unknown> }
  /** `isTransient`: Meta itself says that it is temporary. */
  | { kind: "error"; code: number; status: number; subcode?: number; details?: string; isTransient?: boolean }
  /** No connection was made: nothing happened at Meta. */
  | { kind: "unreached" }
  /** The connection was cut, timed out, or the answer is unreadable: the call may have had its effect. */
  | { kind: "lost" };

export async function graphCall(
  settings: GraphSettings,
  accessToken: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<GraphAnswer> {
  const json = body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  return graphSend(settings, accessToken, path, { method, ...json });
}

/** The same with a body of any form. */
export async function graphSend(
  settings: GraphSettings,
  accessToken: string,
  path: string,
  { headers, ...rest }: Pick<RequestInit, "method" | "body"> & { headers?: Record<string, string> },
): Promise<GraphAnswer> {
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  try {
    const answer = await fetch(`${settings.baseUrl}/${settings.version}/${path}`, {
      ...rest,
      headers: { authorization: `Bearer ${accessToken}`, ...headers },
      redirect: "error",
      signal: settings.signal ? AbortSignal.any([settings.signal, timeout]) : timeout,
    });
    return read(answer.status, await answer.text());
  } catch (error) {
    return { kind: neverConnected(error) ? "unreached" : "lost" };
  }
}

function read(status: number, text: string): GraphAnswer {
  const body = parse(text);
  if (status >= 200 && status < 300) return body ? { kind: "ok", body } : { kind: "lost" };
  const error = fieldsOf(body?.error);
  if (typeof error.code === "number") return { kind: "error", code: error.code, status, ...moreOf(error) };
  if (status === 429) return { kind: "error", code: 4, status };
  // A gateway on the way answered: the server behind it may have acted.
  return status >= 500 ? { kind: "lost" } : { kind: "error", code: status, status };
}

/** Prefers the text that people see in Meta's own tools. */
function moreOf(error: Fields): { subcode?: number; details?: string; isTransient?: boolean } {
  const details = textOf(error.error_user_msg) || textOf(fieldsOf(error.error_data).details) || textOf(error.message);
  const { error_subcode: subcode } = error;
  return {
    ...(typeof subcode === "number" ? { subcode } : {}),
    ...(details ? { details: details.slice(0, 300) } : {}),
    ...(error.is_transient === true ? { isTransient: true } : {}),
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const BEFORE_CONNECTION = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function neverConnected(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.length > 0 && causes.every((each) => BEFORE_CONNECTION.has((each as { code?: string })?.code ?? ""));
}
