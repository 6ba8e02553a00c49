export {
  fakeEncryption,
  fakeSecureFrame,
  type FakeSecureFrame,
  type FakeSecureFrameOptions,
  type FakeCard,
} from './testing/fake-frame.ts';
