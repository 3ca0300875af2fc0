// Notices in this browser, with the person's consent: its push subscription, registered on the server, and the service
// worker that shows notices when no page is open (`/avisos.js`).

import { browserName } from "@mostrador/domain/ground/devices/browser-name.ts";
import { addDevice, listDevices, removeDevice } from "@mostrador/domain/ground/devices/routes.ts";
import { call, read } from "../../../lib/client.ts";
import { SaidError } from "../../../ui/action/said-error.ts";

const WORKER = "/avisos.js";
/** The id of this browser's row on the server. */
const KEY = "mostrador.device";

/** 'install': on an iPhone notices work only after the product is added to the home screen. */
export type NoticeSupport = "yes" | "install" | "no";

export function mayBeTold(): NoticeSupport {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "yes";
  return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "no";
}

export async function isTold(): Promise<boolean> {
  if (mayBeTold() !== "yes" || Notification.permission !== "granted") return false;
  return (await ownSubscription()) !== null;
}

/** Throws with a message that says what the person must do. */
export async function tellThisDevice(): Promise<string> {
  // Asked first, while the click still counts as a user gesture.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new SaidError(BLOCKED);
  const { publicKey } = await read(listDevices, {});
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  // A subscription with another key, such as of a reinstalled server, cannot be used.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(() => {
    throw new SaidError(UNREACHED);
  });
  return (await save(subscription)) ?? "Avisos activados en este dispositivo";
}

export async function leaveThisDevice(): Promise<string> {
  await (await ownSubscription())?.unsubscribe();
  const id = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (id) await call(removeDevice, { params: { id } }).catch(() => undefined);
  return "Avisos desactivados en este dispositivo";
}

/** Assigns this browser's notices to the person who signs in now. */
export async function keepThisDevice(): Promise<void> {
  if (!(await isTold())) return;
  const subscription = await ownSubscription();
  if (subscription) await save(subscription);
}

async function save(subscription: PushSubscription): Promise<string | undefined> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { data, message } = await call(addDevice, {
    body: { device: { endpoint, keys, name: browserName(navigator.userAgent) } },
  });
  localStorage.setItem(KEY, data._id);
  return message;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const BLOCKED =
  "Tu navegador no permite avisos de Mostrador. Actívalos en los permisos de esta página y vuelve a intentarlo.";
const UNREACHED = "Tu navegador no pudo activar los avisos. Revisa tu conexión y vuelve a intentarlo.";

/** Whether that row on the server is this browser. */
export function isOwnDevice(id: string): boolean {
  return localStorage.getItem(KEY) === id;
}
