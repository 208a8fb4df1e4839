// Hears what the table has to say while no page of it is open: your turn. It keeps nothing and fetches nothing.

addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  if (!told.title) return;
  const shown = { body: told.body, tag: told.tag, renotify: true, data: told.url, icon: "/static/icon.svg" };
  event.waitUntil(registration.showNotification(told.title, shown));
});

// To the match, in a page that is open already where there is one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data || "/", location.origin);
  if (address.origin !== location.origin) return;
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === address.pathname);
    return there ? there.focus() : clients.openWindow(address.href);
  })());
});
