// Shows what the product tells while none of its pages is open, and opens the page that it is about. It answers no request
// and keeps no page: those always come from the server.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    // A notice has to be shown for every push, also for one that cannot be read.
  }
  const { title = "Mostrador", body = "Tienes un aviso", tag, url = "/chat" } = note;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: Boolean(tag),
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { url },
      lang: "es-MX",
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? "/chat", self.location.origin);
  // Only ever a page of ours.
  const url = address.origin === self.location.origin ? address.href : `${self.location.origin}/chat`;
  event.waitUntil(open(url));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Not the pages that customers see.
  for (const page of pages.filter((one) => !/^\/(reservar|pagar-cita)/.test(new URL(one.url).pathname))) {
    const moved = await page
      .focus()
      .then(() => page.navigate(url))
      .catch(() => null);
    if (moved) return;
  }
  await self.clients.openWindow(url);
}
