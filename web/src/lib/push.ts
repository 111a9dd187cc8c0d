// Notices while the page is closed: this browser asks its push service for an address, and the server is told it.
import { api } from "./api";

export type Pushed = "on" | "off" | "denied" | "failed";

/** Whether this browser can be told at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) ?? undefined;

/** Whether this browser is told now. */
export async function pushed(): Promise<boolean> {
  const own = await (await registration())?.pushManager.getSubscription();
  return !!own && (await api.push()).here;
}

export async function startPush(): Promise<Pushed> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const manager = (await registration())?.pushManager;
  if (!manager) return "failed";
  const { key } = await api.push();
  let made: PushSubscriptionJSON;
  try {
    await (await manager.getSubscription())?.unsubscribe(); // it may be for a key that is gone
    made = (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  } catch {
    return "failed";
  }
  const { p256dh = "", auth = "" } = made.keys ?? {};
  await api.startPush({ endpoint: made.endpoint ?? "", key: p256dh, auth });
  return "on";
}

export async function stopPush(): Promise<Pushed> {
  await api.stopPush();
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  return "off";
}
