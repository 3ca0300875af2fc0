// Notices in this browser, with the person's consent: its own subscription, told to the server, and the file that shows what
// arrives while no page is open (`/avisos.js`).

import { browserName } from "@mostrador/domain/ground/devices/browser-name.ts";
import { addDevice, listDevices, removeDevice } from "@mostrador/domain/ground/devices/routes.ts";
import { call, read } from "../../../lib/client.ts";

const WORKER = "/avisos.js";
/** Which row of the server is this browser's. */
const KEY = "mostrador.device";

/** 'install': an iPhone has notices once the product stands on its home screen. */
export type Possible = "yes" | "install" | "no";

export function mayBeTold(): Possible {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "yes";
  return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "no";
}

export async function isTold(): Promise<boolean> {
  if (mayBeTold() !== "yes" || Notification.permission !== "granted") return false;
  return (await ownSubscription()) !== null;
}

/** Throws in words what the person has to do. */
export async function tellThisDevice(): Promise<string> {
  // Asked first, while the press still counts as the person's own.
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new Error(BLOCKED);
  const { publicKey } = await read(listDevices, {});
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  // One for another key, such as of an installation that began anew, cannot be used.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(() => {
    throw new Error(UNREACHED);
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

/** Of whoever signs in now: the notices of this browser are theirs, as long as they stay. */
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

/** Whether that row of the server is this browser's. */
export function isOwnDevice(id: string): boolean {
  return localStorage.getItem(KEY) === id;
}
