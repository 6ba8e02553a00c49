import { defineCopy } from '@tableside/kits/content';

/** The words of the page for those who try the site out. */
export const stagingCopy = defineCopy('shell', {
  stagingTitle: 'Staging tools',
  stagingPartner: 'Partner',
  stagingEnrolment: 'Enrollment type',
  stagingVisitor: 'Current visitor',
  stagingPeople: 'Sign in as',
  stagingNotSignedIn: 'We couldn’t sign in as this person. Their password may have changed.',
  stagingNoPeople: 'This platform has no demo people.',
  stagingFlags: 'Feature flags',
  stagingNotChanged: 'The platform did not accept this change.',
  stagingFlagsReset: 'Reset to settings',
  stagingClock: 'Platform clock',
  stagingAhead: '{days} days ahead',
  stagingDayLater: '1 day later',
  stagingMonthLater: '30 days later',
  stagingClockReset: 'Reset clock',
  stagingNoClock: 'This platform’s clock cannot be moved.',
  stagingDrafts: 'Content drafts',
  stagingNoDrafts: 'There are no drafts.',
  stagingSettings: 'Settings',
  stagingSettingsShow: 'Show all settings',
  stagingPages: 'More tools',
  stagingOutbox: 'Sent mail',
  stagingFailures: 'Simulated faults',
});
