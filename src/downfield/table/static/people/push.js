// Tell me when it is my turn: a browser that is closed is told by its own push service.
import { get, post, trouble } from "../ask.js";

const button = document.getElementById("push");
const words = button.dataset;
const bytes = (told) => Uint8Array.from(atob(told.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const known = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

async function paint() {
  const on = Boolean(await known());
  button.textContent = on ? words.off : words.on;
  button.ariaPressed = String(on);
}

async function begin() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(words.denied);
  await navigator.serviceWorker.register("/push.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await get("/api/push");
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => { throw new Error(words.none); });
  const { endpoint, keys } = made.toJSON();
  await post("/api/push", { endpoint, keys }).catch(async (error) => { await made.unsubscribe(); throw error; });
}

async function end(subscription) {
  await post("/api/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function turn() {
  const subscription = await known();
  await (subscription ? end(subscription) : begin());
}

if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  button.parentElement.hidden = false;
  paint();
  button.addEventListener("click", () => turn().catch(trouble).finally(paint));
}
