export { GoToError } from './error/go-to-error.tsx';
export { ServerErrorScreen } from './error/server-error-screen.tsx';
export { NotFoundScreen } from './not-found/not-found-screen.tsx';
export { OutageScreen } from './outage/outage-screen.tsx';
export { SignOutScreen } from './sign-out/sign-out-screen.tsx';
