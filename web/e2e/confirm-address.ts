// Opens the link of the letter that confirms an address, as a person does who just signed up.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { demo } from "./stage.ts";

export async function confirmAddress(request: Page["request"], email: string): Promise<void> {
  await expect.poll(async () => await confirmLink(email), { timeout: 20_000 }).toBeTruthy();
  const token = (await confirmLink(email)) ?? "";
  await request.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
}

async function confirmLink(email: string): Promise<string | undefined> {
  const { messages } = await (await fetch(`${demo().phoneUrl}/mail/messages?to=${email}`)).json();
  const link = /auth\/verificar\?token=(\S+)/.exec(messages.at(-1)?.text ?? "")?.[1];
  return link && decodeURIComponent(link);
}
