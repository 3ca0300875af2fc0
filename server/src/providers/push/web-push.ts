// Web Push (RFC 8030, 8291, 8292). The library encrypts and signs; the call is ours, so that it has a time limit,
// follows no redirect, and only goes to the browsers' push services.
import webPush from "web-push";
import type { Push } from "./port.ts";
import type { VapidKeys } from "./vapid-keys.ts";

type Options = {
  keys: VapidKeys;
  /** The contact for a push service: `mailto:` or `https:`. */
  subject: string;
  /** A fake server, for the demo and the tests; null: none. */
  standIn: string | null;
  timeoutMs: number;
};

/** Chrome and Android, Firefox, Safari, Edge. */
const SERVICES = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
];
const SERVICE_ZONES = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];
/** A note that could not be shown in that time is outdated. */
const KEPT_SECONDS = 3600;

export function webPushNotices({ keys, subject, standIn, timeoutMs }: Options): Push {
  const knows = (endpoint: string) => {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (standIn !== null && url.origin === new URL(standIn).origin) return true;
    const isKnown = SERVICES.includes(url.hostname) || SERVICE_ZONES.some((zone) => url.hostname.endsWith(zone));
    return url.protocol === "https:" && url.port === "" && isKnown;
  };
  return {
    publicKey: keys.publicKey,
    knows,
    async send({ endpoint, p256dh, auth }, { tag, ...note }) {
      if (!knows(endpoint)) return "gone";
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ ...note, tag }),
        {
          vapidDetails: { subject, ...keys },
          TTL: KEPT_SECONDS,
          urgency: "high",
          topic: tag,
          contentEncoding: "aes128gcm",
        },
      );
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: Object.fromEntries(
          Object.entries(request.headers)
            .filter(([name]) => name.toLowerCase() !== "content-length")
            .map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return "sent";
      if (answer.status === 404 || answer.status === 410) return "gone";
      throw new Error(`The push service answered ${answer.status}`);
    },
  };
}
