// Links to the pages of a business on the web and in social networks: whole addresses of public hosts.

import { lookup } from "../../kit/words/lookup.ts";

const WEB = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}(?:[/?#][^\s"'<>\\]*)?$/i;

/** The hosts of each network. */
const HOSTS: Readonly<Record<string, readonly string[]>> = lookup({
  facebook: ["facebook.com", "fb.com", "fb.me"],
  instagram: ["instagram.com"],
  x: ["x.com", "twitter.com"],
  linkedin: ["linkedin.com"],
});

/** With `network`, only a page of that network; one without hosts of its own takes any. */
export function isWebLink(text: string, network = ""): boolean {
  if (!WEB.test(text)) return false;
  const hosts = HOSTS[network];
  const host = text.split(/[/?#]/)[2]?.toLowerCase() ?? "";
  return !hosts || hosts.some((own) => host === own || host.endsWith(`.${own}`));
}
