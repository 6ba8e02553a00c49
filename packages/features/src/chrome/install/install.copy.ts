import { defineCopy } from '@tableside/kits/content';

export const installCopy = defineCopy('chrome', {
  installTitle: 'Keep {program} close',
  installText: 'Add it to your home screen and it opens like an app.',
  installShare: 'Tap Share in the toolbar.',
  installAdd: 'Choose Add to Home Screen.',
  installAction: 'Install',
  installLater: 'Maybe later',
});
