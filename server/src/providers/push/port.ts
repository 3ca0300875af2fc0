// The port for notices on a person's own device.

/** As the browser gave it. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushNote = {
  title: string;
  body: string;
  /** The target of a press, within the product. */
  url: string;
  /** A later note with the same tag replaces this one, in transit and on the screen. At most 32 of [A-Za-z0-9_-]. */
  tag: string;
};

export type Push = {
  /** The key that browsers need to accept our notices. */
  publicKey: string;
  /** Whether it is the address of a supported push service: no other is ever called. */
  knows(endpoint: string): boolean;
  /** 'gone': the browser no longer accepts notices. Throws when a later try may work. */
  send(device: PushDevice, note: PushNote): Promise<"sent" | "gone">;
};
