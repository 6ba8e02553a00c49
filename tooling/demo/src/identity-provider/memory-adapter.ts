import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

const MOST_ENTRIES = 5_000;

/**
 * Stores the provider's sessions and grants in memory, because a demo may lose them when it restarts. Keys
 * and accounts are stored elsewhere, so that people can sign in again afterwards.
 */
export function createMemoryAdapter(now: () => Date): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now().getTime()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function store(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  function findBy(model: string, name: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && payload[name] === value) return find(key);
    }
    return undefined;
  }

  return (model) => ({
    upsert: async (id, payload, expiresIn) =>
      store(`${model}:${id}`, {
        payload,
        expiresAt: expiresIn ? now().getTime() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
      }),
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now().getTime() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
