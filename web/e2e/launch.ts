// The Chromium for all browser tests.
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // a microphone that beeps, without a permission question
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

const WHOLE = "/usr/bin/chromium";

/** `isWhole`: with the parts of a window where they are installed; only they show notices. `flags`: further ones. */
export function launch(isWhole = false, flags: readonly string[] = []): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH ?? WHOLE;
  return chromium.launch({ executablePath: isWhole && existsSync(WHOLE) ? WHOLE : given, args: [...FLAGS, ...flags] });
}
