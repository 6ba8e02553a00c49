import { defineCopy } from '@tableside/kits/content';

/** The words of the page for those who try the site out. */
export const stagingCopy = defineCopy('shell', {
  stagingTitle: 'Staging tools',
  stagingPartner: 'Partner',
  stagingEnrolment: 'Enrollment type',
  stagingVisitor: 'Who is there',
  stagingPeople: 'Become somebody else',
  stagingNoPeople: 'This platform has no invented people.',
  stagingFlags: 'Flags and switches',
  stagingFlagsBack: 'Give all back to the settings',
  stagingClock: 'The platform’s clock',
  stagingLater: 'A day later',
  stagingClockRight: 'Set the clock right',
  stagingDrafts: 'Content preview: drafts',
  stagingNoDrafts: 'There are no drafts.',
  stagingSettings: 'Settings',
  stagingPages: 'Pages of the platform',
  stagingOutbox: 'Mail sent',
  stagingFailures: 'Faults in force',
});
