import type { Stored } from './open-stored.ts';
import { startPurging } from './purge-expired.ts';

/**
 * Starts the periodic work: sending mail that is due, and deleting expired rows. Returns a function that ends it.
 */
export function startJobs({ mailer, demo, ...foundation }: Stored): () => void {
  const stopPurging = startPurging({
    ...foundation,
    others: [() => mailer.purgeExpired(), ...(demo ? [() => demo.purgeExpired()] : [])],
  });
  const stopMailing = mailer.start();
  return () => {
    stopMailing();
    stopPurging();
  };
}
