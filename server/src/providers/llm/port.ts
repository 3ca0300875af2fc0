// A language model that may call tools: only what the assistants need of it (D-9.3).
import type { Shape } from "@mostrador/domain/kit/route.ts";

/** Which of the two models of the settings; effort applies to reasoning models, temperature to the others. */
export type LlmModel = {
  kind: "gpt_model" | "reasoning_model";
  temperature: number;
  effort: "low" | "medium" | "high";
};

export type LlmMessage = { role: "user" | "assistant"; text: string };

export type LlmTool = {
  name: string;
  description: string;
  /** Describes the input to the model; `run` gets what it sends unchecked. */
  input: Shape;
  /** Returns the text for the model; never throws for a bad input. */
  run(input: unknown): Promise<unknown>;
};

export type LlmRequest = {
  model: LlmModel;
  instructions: string;
  /** Oldest first; the last one is the user's. */
  messages: LlmMessage[];
  tools: LlmTool[];
  /** How many more times the model may be called with the answers of its tools. */
  mostSteps: number;
  /** For everything, including retries. */
  timeoutMs: number;
  /**
   * Called after each step: whether a tool has already said everything. Then the model's text is not awaited, and may
   * be ''.
   */
  isOver?: () => boolean;
};

export type LlmAnswer = { text: string; usage: { inputTokens: number; outputTokens: number } };

/** The model gave no usable answer. Tools that ran before have had their effect. */
export class LlmFailure extends Error {
  /** `exhausted`: the account has no credit left. */
  readonly kind: "timeout" | "refused" | "unavailable" | "exhausted" | "empty";

  constructor(kind: LlmFailure["kind"], message: string) {
    super(message);
    this.name = "LlmFailure";
    this.kind = kind;
  }
}

/** A sound file on this machine. */
export type LlmSound = { path: string; name: string; contentType: string; timeoutMs: number };

/** A picture file on this machine: PNG, JPEG, WebP or GIF. */
export type LlmPicture = { path: string; contentType: string; timeoutMs: number };

/** A text to be spoken; `opus` comes in Ogg. */
export type LlmSpeech = { text: string; format: "opus" | "mp3" | "aac"; timeoutMs: number };

export type Llm = {
  /** The bytes of the sound. Throws only `LlmFailure`. */
  speak(speech: LlmSpeech): Promise<Uint8Array>;
  /**
   * A description in Spanish; '' for nothing. Text in the picture is reported, never followed as an instruction;
   * throws only `LlmFailure`.
   */
  describe(picture: LlmPicture): Promise<string>;
  /** What is said in it, in Spanish; '' for nothing. Throws only `LlmFailure`. */
  transcribe(sound: LlmSound): Promise<string>;
  /** Throws only `LlmFailure`, and errors of tools. */
  answer(request: LlmRequest): Promise<LlmAnswer>;
};
