// Replaces the worker on visitors' devices for a site with live content, then unregisters it and deletes its
// caches.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removeCaches = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(removeCaches().then(() => registration.unregister()));
});
