import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { LoadRecord } from './records.ts';
import type { SiteAddress } from './site-client.ts';

export interface LoadOptions {
  readonly host: string;
  readonly sites: readonly SiteAddress[];
  readonly certificate: string;
  readonly members: number;
}

export type LoadOrder =
  | { readonly do: 'start'; readonly options: LoadOptions }
  | { readonly do: 'aim'; readonly names: readonly string[] }
  | { readonly do: 'begin'; readonly perSecond: number }
  | { readonly do: 'end' };

export interface Load {
  begin(perSecond: number): Promise<void>;
  aim(names: readonly string[]): Promise<void>;
  end(): Promise<readonly LoadRecord[]>;
  stop(): Promise<void>;
}

export async function startLoad(options: LoadOptions): Promise<Load> {
  const program = join(import.meta.dirname, 'load-process.ts');
  const child = spawn(process.execPath, ['--conditions=@tableside/source', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  async function send(order: LoadOrder): Promise<unknown> {
    child.send(order);
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => [{ failure: `The load has ended with ${code}.` }]),
    ])) as [{ result?: unknown; failure?: string }];
    if (message.failure !== undefined) throw new Error(message.failure);
    return message.result;
  }
  const load: Load = {
    begin: async (perSecond) => void (await send({ do: 'begin', perSecond })),
    aim: async (names) => void (await send({ do: 'aim', names })),
    end: async () => (await send({ do: 'end' })) as readonly LoadRecord[],
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
  try {
    await send({ do: 'start', options });
  } catch (cause) {
    await load.stop();
    throw cause;
  }
  return load;
}
