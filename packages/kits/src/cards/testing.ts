export { visibleFakeFrame } from './testing/visible-fake-frame.ts';
export {
  fakeEncryption,
  fakeSecureFrame,
  type FakeSecureFrame,
  type FakeSecureFrameOptions,
  type FakeCard,
} from './testing/fake-frame.ts';
