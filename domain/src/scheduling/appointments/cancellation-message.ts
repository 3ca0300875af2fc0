// What a client is told when an appointment of theirs is cancelled (D-5.2): a text of the person who cancels it.
import * as z from "zod";
import { messageText } from "../../kit/message-text/message-text.ts";
import { APPOINTMENT_VARIABLES } from "../../kit/message-text/variables.ts";

const Text = messageText({ min: 0, max: 1000 }, APPOINTMENT_VARIABLES, "El mensaje de cancelación");

/** Blank tells nothing. */
export const CancellationMessage: z.ZodType<string | undefined, string | null | undefined> = z.preprocess(
  (value) => value ?? "",
  Text,
);
