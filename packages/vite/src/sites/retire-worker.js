// For a site with live content, replaces the worker that visitors' devices already have, deletes its caches,
// and unregisters itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removeCaches = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(removeCaches().then(() => registration.unregister()));
});
