// A client that calls the product over HTTP and keeps cookies, as a browser does.

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Reply = { status: number; body: any; headers: Headers };

export class Caller {
  readonly url: string;
  email = "";
  userId = "";
  /** When set, sent with each call: the business that the screen has open. */
  businessId = "";
  #cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string, headers?: Record<string, string>): Promise<Reply> {
    return this.send("GET", path, undefined, headers);
  }
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send("POST", path, body, headers);
  }
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send("PUT", path, body, headers);
  }
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send("PATCH", path, body, headers);
  }
  delete(path: string, headers?: Record<string, string>): Promise<Reply> {
    return this.send("DELETE", path, undefined, headers);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        // a form sets its own content type
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...(this.#cookies.size ? { cookie: this.cookie } : {}),
        ...(this.businessId ? { "x-business-id": this.businessId } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" || isForm ? body : JSON.stringify(body) }),
    });
    this.keepCookies(answer.headers);
    const text = await answer.text();
    return { status: answer.status, body: parse(text), headers: answer.headers };
  }

  keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
