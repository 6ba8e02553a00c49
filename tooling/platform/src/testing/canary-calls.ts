import { buildJoinForm } from './join-form.ts';

interface CanaryCall {
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly partner?: string;
  readonly headers?: Record<string, string>;
}

const get = (path: string, partner = 'hilton'): CanaryCall => ({ path, partner });
const send = (method: 'POST' | 'PUT', path: string, body: unknown): CanaryCall => ({ path, method, body });

const claimedVisit = {
  merchantId: '100001',
  visitDate: '2026-06-01',
  billCents: 4200,
  card: { cardId: 'zqclaimed' },
};

export const canaryCalls = (sealedCard: unknown): Readonly<Record<string, CanaryCall>> => ({
  'get /api/CSRF': get('/api/CSRF'),
  'post /api/Webhooks/Forms': send('POST', '/api/Webhooks/Forms', {
    event_type: 'form_response',
    form_response: {
      form_id: 'HTsurvey1',
      token: 'zqtoken',
      submitted_at: '2026-06-15T12:00:00Z',
      hidden: { utm_campaign: 'zqsurvey', utm_source: '/zqpath' },
      answers: [{ field: { id: 'zqquestion' }, text: 'zqanswer' }],
    },
  }),
  'get /api/Claims': get('/api/Claims'),
  'post /api/Claims/Check': send('POST', '/api/Claims/Check', claimedVisit),
  'post /api/Claims': send('POST', '/api/Claims', { ...claimedVisit, pictureIds: [], findingsSeen: [] }),
  'put /api/Claims/{reference}': send('PUT', '/api/Claims/K7M4XP', { pictureIds: ['zqreceipt'] }),
  'post /api/Claims/Pictures': send('POST', '/api/Claims/Pictures', 'zqpicture'),
  'post /api/Webhooks/Claims': send('POST', '/api/Webhooks/Claims', {
    reference: 'K7M4XP',
    state: 'credited',
    reason: 'goodwill',
    decidedBy: 'zqsupport',
  }),
  'get /api/Mail/Unsubscribe': get(
    '/api/Mail/Unsubscribe?member=zqstopping&kind=tableTomorrow&signature=zqsign',
  ),
  'post /api/Mail/Unsubscribe': send(
    'POST',
    '/api/Mail/Unsubscribe?member=zqstopping&kind=tableTomorrow&signature=zqsign',
    undefined,
  ),
  'post /api/Violations': {
    ...send('POST', '/api/Violations', [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://dining.example/zq4document',
          blockedURL: 'https://zq.example/?zqblocked',
          effectiveDirective: 'img-src',
        },
      },
    ]),
    headers: { 'Content-Type': 'application/reports+json' },
  },
  'get /api/feature-flags': get('/api/feature-flags'),
  'get /api/DefaultUserLocation': get('/api/DefaultUserLocation'),
  'get /api/v2/Locations/Predictions': get('/api/v2/Locations/Predictions?text=zqplace'),
  'get /api/Members/Validate/Zip': get('/api/Members/Validate/Zip?zip=60601'),
  'get /api/v2/Merchants/Search': get(
    '/api/v2/Merchants/Search?location=Chicago&restaurantOrCuisine=zqcuisine&campaignCode=zqcampaign',
  ),
  'get /api/v2/Merchants/Search/Positions': get(
    '/api/v2/Merchants/Search/Positions?location=Chicago&restaurantOrCuisine=zqcuisine&campaignCode=zqcampaign',
  ),
  'get /api/v2/Places': get('/api/v2/Places'),
  'get /api/v2/Places/{place}': get('/api/v2/Places/zqplace'),
  'get /api/v2/Places/{place}/{cuisine}': get('/api/v2/Places/zqplace/zqcuisine'),
  'get /api/merchants/{merchantId}': get('/api/merchants/100001'),
  'get /api/merchants/{merchantId}/Menu': get('/api/merchants/100001/Menu'),
  'get /api/merchants/{merchantId}/flex-offers/members/{publicId}': get(
    '/api/merchants/100001/flex-offers/members/zqoffered',
  ),
  'post /api/SignIn': send('POST', '/api/SignIn', {
    userName: 'zquser@example.org',
    password: 'zqpassword1',
    rememberMe: true,
  }),
  'post /api/Emulation': send('POST', '/api/Emulation', { ticket: 'zqticket.zqticket.zqticket' }),
  'get /api/SignOut': get('/api/SignOut'),
  'get /api/Member': get('/api/Member'),
  'put /api/Member': send('PUT', '/api/Member', {
    firstName: 'Zqfirst',
    lastName: 'Zqlast',
    address: {
      address1: '7 Zqstreet',
      address2: 'Zqfloor',
      city: 'Zqcity',
      state: 'IL',
      zipCode: '60602',
    },
    phoneNumber: '3125550168',
    email: 'zqnew@example.org',
    emailConfirm: 'zqnew@example.org',
    currentPassword: 'table4two',
  }),
  'post /api/Member/Data/Code': {
    ...send('POST', '/api/Member/Data/Code', undefined),
    // Only members without a password get a code by mail, and this partner has such members.
    partner: 'american',
  },
  'post /api/Member/Data': send('POST', '/api/Member/Data', { password: 'zqdatapassword' }),
  'get /api/Member/Erasure': get('/api/Member/Erasure'),
  'post /api/Member/Erasure': send('POST', '/api/Member/Erasure', { password: 'zqerasepassword' }),
  'get /api/Member/Sessions': get('/api/Member/Sessions'),
  'delete /api/Member/Sessions/{id}': { path: '/api/Member/Sessions/zqsession', method: 'DELETE' },
  'get /api/Member/EmailChange': get('/api/Member/EmailChange'),
  'post /api/Member/EmailChange': send('POST', '/api/Member/EmailChange', {
    email: 'zqmoving@example.org',
    currentPassword: 'table4two',
  }),
  'post /api/Member/EmailChange/Codes': send('POST', '/api/Member/EmailChange/Codes', undefined),
  'post /api/Member/EmailChange/Confirm': send('POST', '/api/Member/EmailChange/Confirm', {
    oldCode: '918273',
    newCode: '918274',
  }),
  'delete /api/Member/EmailChange': { path: '/api/Member/EmailChange', method: 'DELETE' },
  'get /api/Member/DineSummary': get('/api/Member/DineSummary'),
  'get /api/Member/Cards': get('/api/Member/Cards'),
  'post /api/Member/Cards': send('POST', '/api/Member/Cards', {
    creditCards: [sealedCard],
    directFileFeedOptIn: true,
    termsVersion: '1',
  }),
  'delete /api/Member/Cards': { path: '/api/Member/Cards?id=zqcardzqcard', method: 'DELETE' },
  'get /api/Cards/AllPartnerCards': get('/api/Cards/AllPartnerCards'),
  'get /api/Member/Transactions': get('/api/Member/Transactions?pageNo=1&resultsPerPage=10'),
  'get /api/Member/TransactionsStatementCredits': get(
    '/api/Member/TransactionsStatementCredits?pageNo=1&resultsPerPage=10',
    't-mobile',
  ),
  'get /api/Member/StatementCreditBalance': get('/api/Member/StatementCreditBalance', 't-mobile'),
  'post /api/Member/Bonus/{code}': send('POST', '/api/Member/Bonus/ZQBONUS?version=zqversion', undefined),
  'post /api/Member/PrivacyChoices': send('POST', '/api/Member/PrivacyChoices', {
    choice: 'on',
    source: 'member',
    words: 'zqwords',
  }),
  'get /api/Member/SavedMerchants': get('/api/Member/SavedMerchants'),
  'put /api/Member/SavedMerchants/{merchantId}': send('PUT', '/api/Member/SavedMerchants/100001', undefined),
  'delete /api/Member/SavedMerchants/{merchantId}': {
    path: '/api/Member/SavedMerchants/100001',
    method: 'DELETE',
  },
  'get /api/Reservations/Availability': get(
    '/api/Reservations/Availability?merchantId=100001&date=2026-07-01&time=19:00&partySize=2',
  ),
  'get /api/Reservations/FreeTimes': get(
    '/api/Reservations/FreeTimes?merchantId=100001&merchantId=100002&date=2026-07-01&time=19:00&partySize=2',
  ),
  'get /api/Reservations': get('/api/Reservations'),
  'post /api/Reservations': send('POST', '/api/Reservations', { holdId: 'zqhold', cardToken: 'zqcardtoken' }),
  'put /api/Reservations/{reservationId}': send('PUT', '/api/Reservations/zqmoved', {
    startsAt: '2026-07-01T23:00:00Z',
    partySize: 2,
    seen: { startsAt: '2026-07-01T22:00:00Z', partySize: 2 },
  }),
  'delete /api/Reservations/{reservationId}': {
    path: '/api/Reservations/zqcancelled?startsAt=2026-07-01T23:00:00Z&partySize=2',
    method: 'DELETE',
  },
  'post /api/Reservations/Holds': send('POST', '/api/Reservations/Holds', {
    merchantId: '100001',
    startsAt: '2026-07-01T23:00:00Z',
    partySize: 2,
  }),
  'delete /api/Reservations/Holds/{holdId}': { path: '/api/Reservations/Holds/zqreleased', method: 'DELETE' },
  'get /api/reviews/status': get('/api/reviews/status?txnId=zqtransaction'),
  'get /api/Members/Validate/Email': get(
    '/api/Members/Validate/Email?email=zqasked@example.org&usePpn=false',
  ),
  'post /api/Members/Prospects': send(
    'POST',
    '/api/Members/Prospects',
    buildJoinForm({
      firstName: 'Zqjoiner',
      lastName: 'Zqfamily',
      email: 'zqjoining@example.org',
      password: 'zqsecret42',
      passwordConfirm: 'zqsecret42',
      phoneNumber: '3125550151',
      memberNumber: 'abc987654321',
      address1: '9 Zqroad',
      city: 'Zqtown',
    }),
  ),
  'get /api/SecureFrame': get('/api/SecureFrame'),
  'get /api/SurveyHost': get('/api/SurveyHost'),
  'post /api/Members/Recover': send('POST', '/api/Members/Recover', { userName: 'member@example.com' }),
  'post /api/Members/Recover/Confirm': send('POST', '/api/Members/Recover/Confirm', { code: '918273' }),
  'post /api/Members/Recover/Update': send('POST', '/api/Members/Recover/Update', {
    password: 'zqafterwards1',
    passwordConfirm: 'zqafterwards1',
  }),
  'post /api/Impressions': send('POST', '/api/Impressions', [
    {
      eventId: 'zqevent',
      eventName: 'pageView',
      channel: 'web',
      dateTime: '2026-06-15T12:00:00Z',
      userAgent: 'zqagent',
      url: 'https://example.com/zqaddress',
      memberId: 'zqmember',
      merchantIds: ['zqmerchant'],
    },
  ]),
  'post /api/Member/Activate': send('POST', '/api/Member/Activate', { publicId: 'zqpublic-zqpublic-zqpub' }),
  'get /api/Member/{publicId}': get('/api/Member/zqknown-zqknown-zqknown'),
  // Must be last, because it ends the sessions that the other calls use.
  'delete /api/Member/Sessions': { path: '/api/Member/Sessions', method: 'DELETE' },
});
