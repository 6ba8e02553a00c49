export { TryAgain, type TryAgainProps } from './try-again.tsx';
export { useFailure } from './use-failure.ts';
