import { defineCopy } from '@tableside/kits/content';

export const sessionsCopy = defineCopy('accountSessions', {
  title: 'Where you’re signed in',
  intro: 'See a device that isn’t yours? Sign it out.',
  introDirect: 'See a device that isn’t yours? Sign it out, then choose a new password.',
  loading: 'Looking up where you’re signed in',
  failed: 'We couldn’t look up where you’re signed in.',
  tryAgain: 'Try again',

  browserOnDevice: '{browser} on {device}',
  unknownBrowser: 'A browser we don’t know',
  unknownDevice: 'a device we don’t know',
  iphone: 'iPhone',
  ipad: 'iPad',
  androidPhone: 'an Android phone',
  androidTablet: 'an Android tablet',
  windows: 'Windows',
  mac: 'Mac',
  chromebook: 'a Chromebook',
  linux: 'Linux',

  thisDevice: 'This device',
  begun: 'Signed in {time}',
  lastUsed: 'Last used {time}',
  onlyThis: 'You’re signed in on this device only.',

  end: 'Sign out',
  endName: 'Sign out {name}, last used {time}',
  ending: 'Signing out',
  ended: '{name} is signed out.',
  endOthers: 'Sign out everywhere else',
  endedOthers: 'You’re signed out everywhere else.',
  endAll: 'Sign out everywhere',
  endFailed: 'That didn’t work. Nothing was signed out.',
  tooMany: 'That’s a lot of signing out. Please try again in an hour.',
  partnerStays:
    'Devices may still be signed in to your {partner} account, and can sign in here again with it.',
  passkeys:
    'You can’t sign in with a passkey here yet. A password that you use nowhere else protects you best.',
});
