import { defineCopy } from '@tableside/kit-content';

/** The words of the page for those who try the site out. */
export const stagingCopy = defineCopy('shell', {
  stagingTitle: 'Staging tools',
  stagingPartner: 'Partner',
  stagingEnrolment: 'Enrollment type',
  stagingVisitor: 'Who is there',
  stagingFlags: 'Flags of the server',
  stagingOutageOn: 'Begin an outage',
  stagingOutageOff: 'End the outage',
  stagingSettings: 'Settings',
  stagingPages: 'Pages of the platform',
  stagingOutbox: 'Mail sent',
  stagingFaults: 'Faults in force',
});
