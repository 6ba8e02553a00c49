export {
  fakeEncryption,
  fakeSecureFrame,
  type FakeSecureFrame,
  type FakeSecureFrameOptions,
  type TypedCard,
} from './testing/fake-frame.ts';
