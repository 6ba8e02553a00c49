import type { ReferralName } from '@tableside/core';
import type { SURVEY_SEEN_PREFIX, StorageKey } from '@tableside/kits/session';

export interface StoredDatum {
  readonly area: 'localStorage' | 'sessionStorage' | 'cookie';
  readonly purpose: string;
}

const local = (purpose: string): StoredDatum => ({ area: 'localStorage', purpose });
const session = (purpose: string): StoredDatum => ({ area: 'sessionStorage', purpose });
const cookie = (purpose: string): StoredDatum => ({ area: 'cookie', purpose });

export const storedKeys: Readonly<
  Record<Exclude<StorageKey, `${typeof SURVEY_SEEN_PREFIX}${string}`>, StoredDatum>
> = {
  'dr.antiForgeryToken': session('Protects forms against requests from other sites.'),
  'dr.publicId': session('Identifies a member who has not signed in yet, from a link in an email.'),
  'dr.privacyChoice': local('Whether visits may be recorded, when that was chosen, and from which words.'),
  'dr.loginRedirect': session('The page to return to after signing in.'),
  'dr.sessionExpiry': local('When the session ends, so that all tabs end it together.'),
  'dr.signedOut': session('Shows one message after signing out.'),
  'dr.emulationId': local('Marks the view of a support agent, which changes nothing.'),
  'dr.selectedMerchantAction': session('The restaurant and the action to continue after signing in.'),
  'dr.lastSearch': local('The last search, to continue it.'),
  'dr.manualLocation': local('The last place that was typed.'),
  'dr.mapView': local('The part of the map that was last shown.'),
  'dr.joinDraft': session('What was typed into the form for joining, until it is sent.'),
  'dr.claimDraft': session(
    'What was typed into the form that reports a visit, without pictures and card digits, until it is sent.',
  ),
  'dr.cardRegistration': session(
    'Networks and last four digits of the cards just linked, for the next page.',
  ),
  'dr.registeredBonuses': local('Bonuses registered within the last 35 minutes.'),
  'dr.generalPopup': local('The announcement that was closed.'),
  'dr.dineInPopover': local('That the hint about dining in was closed.'),
  'dr.pwaLater': local('Until when the offer to install is not shown again.'),
  'dr.ssoModal': local('That the invitation to sign in was closed.'),
  'dr.appAnnouncement': local('When the announcement of the app was closed.'),
  'dr.attentionGiven': session('That this visit has been interrupted once.'),
  'dr.savedMerchants': local(
    'The restaurants that a visitor saved, until a sign-in moves them to the member.',
  ),
  'dr.reservation': session('The chosen party, day and time of a reservation.'),
  'dr.scrollPositions': session('How far pages were scrolled, for the way back.'),
};

export const surveyKey: StoredDatum = local('That a survey was closed or answered.');

/** The server's cookies by name, without `__Host-`. Other hosts cannot read them. */
export const serverCookieNames: Readonly<Record<string, StoredDatum>> = {
  'tableside-session': cookie('The session. Scripts cannot read it.'),
  'tableside-device': cookie(
    'Tells a browser apart, so that a sign-in on a new one is told to the member. Scripts cannot read it.',
  ),
  'tableside-visitor': cookie('Binds the forms of a visitor to this browser. Scripts cannot read it.'),
  'tableside-emulation': cookie('The session of a support agent’s view. Scripts cannot read it.'),
  'tableside-signed-in': cookie(
    'Tells the page whether to ask for the session, and which. It grants no access.',
  ),
  'tableside-sso': cookie('A sign-in with the partner that is under way, encrypted; ten minutes.'),
  'tableside-sso-again': cookie('Asks for the account at the next sign-in; ten minutes.'),
};

const referral = cookie('How the visitor arrived, until joining or signing out.');

export const referralCookies: Readonly<Record<ReferralName, StoredDatum>> = {
  utmTerm: referral,
  utmMedium: referral,
  utmCampaign: referral,
  utmSource: referral,
  utmContent: referral,
  referrer: referral,
  source: cookie('How the visitor arrived; 48 hours, until joining or signing out.'),
};
