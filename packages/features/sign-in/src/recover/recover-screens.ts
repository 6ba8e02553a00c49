/** The steps of one walk, which travel together. */
export { ConfirmScreen } from './confirm-screen.tsx';
export { RecoverScreen } from './recover-screen.tsx';
export { SuccessScreen } from './success-screen.tsx';
export { UpdateScreen } from './update-screen.tsx';
