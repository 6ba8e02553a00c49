import { Problem } from './problem.ts';

interface QueueOptions {
  readonly atOnce: number;
  readonly longest: number;
  readonly message: string;
}

export function createQueue({ atOnce, longest, message }: QueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longest)
        throw new Problem({ status: 429, code: 'busy', message, retryAfterSeconds: 5 });
      // A task that finishes wakes this one and hands over its slot, so `running` does not change.
      await new Promise<void>((wake) => waiting.push(wake));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
