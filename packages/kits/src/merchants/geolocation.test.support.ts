import { vi, type Mock } from 'vitest';

interface Geolocation {
  readonly getCurrentPosition: Mock<
    (done: (position: unknown) => void, failed: (error: { code: number }) => void, options: unknown) => void
  >;
  /** How the browser responds from now on: a position, denied (1), another error (2, 3), or not at all. */
  outcome: readonly [latitude: number, longitude: number] | 1 | 2 | 3 | 'silence';
}

export function fakeGeolocation(outcome: Geolocation['outcome']): Geolocation {
  const fake: Geolocation = {
    outcome,
    getCurrentPosition: vi.fn((done, failed) => {
      const now = fake.outcome;
      if (now === 'silence') return;
      if (typeof now === 'number') failed({ code: now });
      else done({ coords: { latitude: now[0], longitude: now[1] } });
    }),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: fake });
  return fake;
}

export function removeGeolocation(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
}
