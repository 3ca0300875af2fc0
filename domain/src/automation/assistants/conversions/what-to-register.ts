// What of its conversations an assistant writes down by itself: what its owner asked for in words, and nothing where the
// ability is off or has none (contract/assistants#conversion-events).
import type { Capabilities } from "../capabilities/schema.ts";

type Asked = Pick<Capabilities, "createCustomConversionEvents" | "customConversionEvent">;

/** The owner's words in one line; null: it registers nothing. */
export function whatToRegister({ createCustomConversionEvents: isOn, customConversionEvent }: Asked): string | null {
  const words = customConversionEvent.replace(/[\s«»]+/g, " ").trim();
  return isOn && words !== "" ? words : null;
}
