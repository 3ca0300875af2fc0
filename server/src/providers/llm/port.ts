// A language model that may call tools: what the assistants need of it and nothing else (D-9.3).
import type { Shape } from "@mostrador/domain/kit/route.ts";

/** Which of the two models of the settings; effort counts for reasoning models, temperature for the others. */
export type LlmModel = {
  kind: "gpt_model" | "reasoning_model";
  temperature: number;
  effort: "low" | "medium" | "high";
};

export type LlmMessage = { role: "user" | "assistant"; text: string };

export type LlmTool = {
  name: string;
  description: string;
  /** What the model is told about the input; whatever it sends is given to `run` unchecked. */
  input: Shape;
  /** Answers what the model reads; never throws for a bad input. */
  run(input: unknown): Promise<unknown>;
};

export type LlmRequest = {
  model: LlmModel;
  instructions: string;
  /** Oldest first; the last one is the user's. */
  messages: LlmMessage[];
  tools: LlmTool[];
  /** How often the model may be asked again with the answers of its tools. */
  mostSteps: number;
  /** For all of it, repeats included. */
  timeoutMs: number;
  /** Asked after each step: whether a tool has said all there is to say. Then no text is waited for, and it may be ''. */
  isOver?: () => boolean;
};

export type LlmAnswer = { text: string; usage: { inputTokens: number; outputTokens: number } };

/** The model gave nothing that can be used. Tools that ran before have had their effect. */
export class LlmFailure extends Error {
  /** `exhausted`: the account has no credit left. */
  readonly kind: "timeout" | "refused" | "unavailable" | "exhausted" | "empty";

  constructor(kind: LlmFailure["kind"], message: string) {
    super(message);
    this.name = "LlmFailure";
    this.kind = kind;
  }
}

/** A file of sound on this machine. */
export type LlmSound = { path: string; name: string; contentType: string; timeoutMs: number };

/** A file of a picture on this machine: PNG, JPEG, WebP or GIF. */
export type LlmPicture = { path: string; contentType: string; timeoutMs: number };

/** Words to be spoken; `opus` lies in Ogg. */
export type LlmSpeech = { text: string; format: "opus" | "mp3" | "aac"; timeoutMs: number };

export type Llm = {
  /** The bytes of a sound. Throws `LlmFailure` and nothing else. */
  speak(speech: LlmSpeech): Promise<Uint8Array>;
  /** What is seen in it, in Spanish; '' for nothing. What is written in it is told, not obeyed. Throws `LlmFailure` and nothing else. */
  describe(picture: LlmPicture): Promise<string>;
  /** What is said in it, in Spanish; '' for nothing. Throws `LlmFailure` and nothing else. */
  transcribe(sound: LlmSound): Promise<string>;
  /** Throws `LlmFailure` and nothing else, except what a tool throws. */
  answer(request: LlmRequest): Promise<LlmAnswer>;
};
