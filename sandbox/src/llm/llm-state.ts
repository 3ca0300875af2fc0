export type ScriptStep = {
  text?: string | undefined;
  /** Says back what the user said last; beside `toolCalls`, fills `{line}` in the lists of their arguments with each line. */
  echo?: boolean | undefined;
  toolCalls?: { name: string; arguments?: unknown }[] | undefined;
  status?: number | undefined;
  /** Beside `status`: the error's own code, and the header `Retry-After`. */
  code?: string | undefined;
  retryAfterSeconds?: number | undefined;
  delayMs?: number | undefined;
  /** The tool call's arguments arrive as broken JSON. */
  malformedArguments?: boolean | undefined;
  usage?: { promptTokens?: number | undefined; completionTokens?: number | undefined } | undefined;
};

export type Script = { match: string | undefined; steps: ScriptStep[]; repeat: boolean };

export type LlmRequest = { at: string; route: string; body: unknown; status: number };

export type LlmState = {
  scripts(): Script[];
  /** A script takes the place of the one with the same `match`. */
  write(script: Script): void;
  /** The next step for a request that contains the script's `match`; scripts with one are asked first. */
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
