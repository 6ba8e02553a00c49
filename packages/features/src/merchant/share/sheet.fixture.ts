import { onTestFinished, vi } from 'vitest';

export function withSheet(respond: () => Promise<void>) {
  const share = vi.fn<Navigator['share']>(respond);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return share;
}
