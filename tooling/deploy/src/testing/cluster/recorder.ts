import type { LoadRecord } from './records.ts';

/** A short name for why there was no answer: the error's code, or `timeout`. */
function nameError(cause: unknown): string {
  const { code, name, message } = cause as Error & { readonly code?: string | number };
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : String(code ?? message);
}

const now = () => performance.timeOrigin + performance.now();

/** Records what becomes of requests that are sent without waiting for each other. */
export function openRecorder() {
  let records: LoadRecord[] = [];
  const underWay = new Set<Promise<void>>();
  return {
    /** Records the outcome that `work` resolves with, or its error; resolves afterwards. */
    follow(about: Pick<LoadRecord, 'kind' | 'to' | 'wrote'>, work: () => Promise<string>): Promise<void> {
      const sentAt = now();
      const record = async () => {
        const outcome = await work().catch(nameError);
        records.push({ ...about, sentAt, ms: now() - sentAt, outcome });
      };
      const recorded = record().finally(() => underWay.delete(recorded));
      underWay.add(recorded);
      return recorded;
    },
    /** Returns all records, once nothing is under way, and forgets them. */
    async take(): Promise<readonly LoadRecord[]> {
      await Promise.all(underWay);
      const taken = records;
      records = [];
      return taken;
    },
  };
}
