import { defineCopy } from '@tableside/kits/content';

export const sessionCopy = defineCopy('session', {
  warning: 'You will be automatically logged out due to inactivity.',
  keepActive: 'Click here to keep this session active.',
  signOut: 'Sign out',
  secondsLeft: 'Seconds left:\u00a0{count}',
});
