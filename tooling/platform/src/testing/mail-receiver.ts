import { once, EventEmitter } from 'node:events';

import { SMTPServer } from 'smtp-server';

interface Received {
  readonly to: string[];
  readonly text: string;
}

export interface MailReceiver {
  readonly received: Received[];
  readonly url: string;
  readonly refusals: () => number;
  refuse(words: string | undefined): void;
  hold(): () => void;
  next(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startMailReceiver(port = 0): Promise<MailReceiver> {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  let refusal: string | undefined;
  let refusals = 0;
  let isHolding = false;
  const withheld: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      if (refusal === undefined) return done(null);
      refusals += 1;
      return done(new Error(`${refusal} <${address.address}>`));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString() });
        const respond = () => {
          done();
          arrivals.emit('mail');
        };
        if (isHolding) withheld.push(respond);
        else respond();
      });
    },
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.server.address();
  return {
    received,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    refusals: () => refusals,
    refuse: (words) => void (refusal = words),
    hold() {
      isHolding = true;
      return () => {
        isHolding = false;
        for (const respond of withheld.splice(0)) respond();
      };
    },
    next: () => once(arrivals, 'mail'),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
