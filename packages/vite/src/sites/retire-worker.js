// The worker of a site that has none: takes the place of the one that devices have, and removes that and all it kept.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removeCaches = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(removeCaches().then(() => registration.unregister()));
});
