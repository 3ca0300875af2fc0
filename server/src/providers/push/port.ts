// Notices on a person's own device, whoever carries them.

/** As the browser gave it. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushNote = {
  title: string;
  body: string;
  /** Where a press leads, within the product. */
  url: string;
  /** Another note of the same name takes the place of this one, on the way and on the screen. At most 32 of [A-Za-z0-9_-]. */
  tag: string;
};

export type Push = {
  /** What browsers are told to let in. */
  publicKey: string;
  /** Whether it is the address of a push service that we speak with: no other is ever called. */
  knows(endpoint: string): boolean;
  /** 'gone': the browser lets nobody in there any more. Throws when it may be taken later. */
  send(device: PushDevice, note: PushNote): Promise<"sent" | "gone">;
};
