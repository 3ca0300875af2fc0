// Decides what an assistant registers from its conversations: what the owner described, and nothing where the ability
// is off or has no description (contract/assistants#conversion-events).
import type { Capabilities } from "../capabilities/schema.ts";

type ConversionSettings = Pick<Capabilities, "createCustomConversionEvents" | "customConversionEvent">;

/** The owner's words in one line; null: the assistant registers nothing. */
export function whatToRegister({
  createCustomConversionEvents: isOn,
  customConversionEvent,
}: ConversionSettings): string | null {
  const words = customConversionEvent.replace(/[\s«»]+/g, " ").trim();
  return isOn && words !== "" ? words : null;
}
