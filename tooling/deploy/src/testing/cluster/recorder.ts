import type { LoadRecord } from './records.ts';

function nameError(cause: unknown): string {
  const { code, name, message } = cause as Error & { readonly code?: string | number };
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : String(code ?? message);
}

const now = () => performance.timeOrigin + performance.now();

export function openRecorder() {
  let records: LoadRecord[] = [];
  const underWay = new Set<Promise<void>>();
  return {
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
    async take(): Promise<readonly LoadRecord[]> {
      await Promise.all(underWay);
      const taken = records;
      records = [];
      return taken;
    },
  };
}
