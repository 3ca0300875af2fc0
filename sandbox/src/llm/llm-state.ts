export type ScriptStep = {
  text?: string | undefined;
  /**
   * Repeats the user's last text. With `toolCalls`, replaces `{line}` in the lists of their arguments with each line.
   */
  echo?: boolean | undefined;
  toolCalls?: { name: string; arguments?: unknown }[] | undefined;
  status?: number | undefined;
  /** With `status`: the error's own code, and the header `Retry-After`. */
  code?: string | undefined;
  retryAfterSeconds?: number | undefined;
  delayMs?: number | undefined;
  /** Sends the tool call's arguments as broken JSON. */
  malformedArguments?: boolean | undefined;
  usage?: { promptTokens?: number | undefined; completionTokens?: number | undefined } | undefined;
};

export type Script = { match: string | undefined; steps: ScriptStep[]; repeat: boolean };

export type LlmRequest = { at: string; route: string; body: unknown; status: number };

export type LlmState = {
  scripts(): Script[];
  /** Replaces the script with the same `match`. */
  write(script: Script): void;
  /** Takes the next step for a request that contains the script's `match`. Scripts with a `match` go first. */
  take(requestText: string): ScriptStep | undefined;
  clearScripts(): void;
  requests(): LlmRequest[];
  record(request: LlmRequest): void;
  clear(): void;
};

const KEPT = 500;

export function createLlmState(): LlmState {
  let scripts: Script[] = [];
  let requests: LlmRequest[] = [];
  return {
    scripts: () => scripts,
    write: (script) => {
      scripts = [...scripts.filter((one) => one.match !== script.match), script];
    },
    take: (requestText) => {
      const ordered = [...scripts].sort((a, b) => Number(b.match !== undefined) - Number(a.match !== undefined));
      const script = ordered.find(
        (one) =>
          one.steps.length > 0 &&
          (one.match === undefined || requestText.includes(JSON.stringify(one.match).slice(1, -1))),
      );
      const step = script?.steps.shift();
      if (script?.repeat && step) script.steps.push(step);
      return step;
    },
    clearScripts: () => {
      scripts = [];
    },
    requests: () => requests,
    record: (request) => {
      requests.push(request);
      if (requests.length > KEPT) requests = requests.slice(-KEPT);
    },
    clear: () => {
      scripts = [];
      requests = [];
    },
  };
}
