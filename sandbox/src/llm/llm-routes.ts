import type { FastifyInstance, FastifyReply } from "fastify";
import type { World } from "../world/world.ts";
import { chatChunks, chatCompletion } from "./chat-completions.ts";
import { parseChatRequest } from "./chat-request.ts";
import { nextAnswer } from "./next-answer.ts";
import { OpenAiError, openAiErrorBody } from "./openai-error.ts";
import { withPicturesRead } from "./pictures.ts";
import { parseResponseRequest } from "./response-request.ts";
import { responseEvents, responseObject } from "./responses.ts";
import { parseSpeech, spoken } from "./speech.ts";
import { parseTranscription } from "./transcription.ts";

const MODELS = ["gpt-5.1", "gpt-5.1-mini", "gpt-4.1", "gpt-4.1-mini"];

/** A language model with both of OpenAI's APIs that answers from a script. */
export function llmRoutes(server: FastifyInstance, world: World): void {
  server.addHook("onRequest", async (request) => {
    if (/^Bearer\s+\S+$/i.test(request.headers.authorization ?? "")) return;
    throw new OpenAiError(401, "You didn't provide an API key.", { code: "invalid_api_key" });
  });
  server.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    const refusal =
      error instanceof OpenAiError ? error : new OpenAiError(status, error instanceof Error ? error.message : "?");
    if (refusal.retryAfterSeconds !== null) reply.header("retry-after", String(refusal.retryAfterSeconds));
    return reply.code(refusal.status).send(openAiErrorBody(refusal));
  });
  server.addHook("onSend", async (request, reply) => {
    if (request.method !== "POST") return;
    const { pathname: route } = new URL(request.url, "http://sandbox");
    world.llm.record({ at: new Date().toISOString(), route, body: request.body, status: reply.statusCode });
  });

  server.get("/llm/v1/models", async () => ({
    object: "list",
    data: MODELS.map((id) => ({ id, object: "model", created: 1_760_000_000, owned_by: "sandbox" })),
  }));

  server.post("/llm/v1/chat/completions", async (request, reply) => {
    const wanted = parseChatRequest(request.body);
    const seen = withPicturesRead(request.body);
    // The picture itself is not stored.
    if (seen !== null) request.body = seen;
    const answer =
      seen === null || hasScript(world, "picture")
        ? await nextAnswer(world, JSON.stringify(request.body))
        : { text: SEEN, toolCalls: [], usage: undefined };
    if (!wanted.stream) return chatCompletion(world, wanted, answer);
    const chunks = chatChunks(world, wanted, answer).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
    return stream(reply, [...chunks, "data: [DONE]\n\n"]);
  });

  server.post("/llm/v1/audio/transcriptions", async (request) => {
    const asked = await parseTranscription(request.body, request.headers["content-type"] ?? "");
    // The sound itself is not stored.
    request.body = { transcription: asked };
    const { text } = hasScript(world, "transcription")
      ? await nextAnswer(world, JSON.stringify(request.body))
      : { text: HEARD };
    return { text: text ?? "", usage: { type: "duration", seconds: 3 } };
  });

  server.post("/llm/v1/audio/speech", async (request, reply) => {
    const asked = parseSpeech(request.body);
    request.body = { speech: asked };
    if (hasScript(world, "speech")) await nextAnswer(world, JSON.stringify(request.body));
    const { type, bytes } = spoken(asked);
    return reply.type(type).send(bytes);
  });

  server.post("/llm/v1/responses", async (request, reply) => {
    const wanted = parseResponseRequest(request.body);
    const answer = await nextAnswer(world, JSON.stringify(request.body));
    const response = responseObject(world, wanted, answer);
    if (!wanted.stream) return response;
    const events = responseEvents(response);
    return stream(
      reply,
      events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    );
  });
}

/** Whether a script exists for exactly this request. Scripts of conversations do not apply to pictures and sounds. */
function hasScript(world: World, wanted: string): boolean {
  return world.llm.scripts().some(({ match, steps }) => match === wanted && steps.length > 0);
}

/** The description of a picture without a script. */
const SEEN = "Una foto de un corte de cabello de dama, a la altura de los hombros y con capas.";
/** The transcription of a sound without a script. */
const HEARD = "Hola, ¿cuánto cuesta el corte de dama?";

function stream(reply: FastifyReply, events: string[]): FastifyReply {
  return reply.type("text/event-stream; charset=utf-8").header("cache-control", "no-cache").send(events.join(""));
}
