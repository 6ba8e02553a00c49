import { numbers } from '../card-numbers.ts';
import { validAnswers } from '../join-page.ts';
import { expect, isInstalled, localSiteOf, createPerson, siteOf, test } from './site.ts';
import type { Visitor } from './visitor.ts';

test.skip(({ engine }) => !isInstalled(engine), 'the engine is not installed');

async function join(visitor: Visitor, site: string) {
  const { state, ...answers } = validAnswers();
  await visitor.goTo(`${site}/join`);
  for (const [name, text] of Object.entries(answers)) await visitor.fill(`input[name="${name}"]`, text);
  await visitor.fill('select[name="state"]', state);
  await visitor.press('input[type="checkbox"]', 'I accept the program terms');
  await visitor.fits('join');
  await visitor.press('button', 'Join and continue');
  await visitor.isAt(/\/add_card$/);
}

async function linkCard(visitor: Visitor) {
  await visitor.typeCardNumber(numbers.visa);
  await visitor.press('input[name="terms"]');
  await visitor.press('input[name="directFileFeedOptIn"]');
  await visitor.fits('card');
  await visitor.press('main form button[type="submit"]');
  await visitor.isAt(/\/card_added$/);
  await visitor.sees('main', 'Visa ending in 1111');
}

async function signIn(visitor: Visitor, site: string) {
  const person = await createPerson('hilton', 'history');
  await visitor.goTo(`${site}/login`);
  await visitor.fill('input[name="userName"]', person.email);
  await visitor.fill('input[name="password"]', person.password);
  await visitor.press('main form button[type="submit"]', 'Sign in');
  await visitor.isAt(/\/account\/overview$/);
  await visitor.sees('main', 'Member since');
  return person;
}

async function signInAtPartner(visitor: Visitor, site: string) {
  await visitor.goTo(`${site}/account/user_profile`);
  await visitor.isAt(/\/login$/);
  await visitor.press('main a', 'Continue with American');
  await visitor.press('button', 'Morgan Reyes');
  await visitor.isAt(new RegExp(`^${site}/account/user_profile$`));
  await visitor.sees('main', 'member@example.com');
}

test('SEA-01 SEA-04 MER-01 a visitor finds a restaurant', async ({ visitor }) => {
  await visitor.goTo(`${siteOf('hilton')}/`);
  await visitor.sees('h1', 'Eat out now');
  await visitor.fits('home');
  await visitor.fill('main input[name="location"]', 'Chicago, IL');
  await visitor.press('main form button[type="submit"]', 'Search');
  await visitor.isAt(/\/search\?.*location=Chicago/);
  await visitor.sees('main article', 'Chicago');
  await visitor.fits('search');
  await visitor.press('main article a[href^="/merchants/"]');
  await visitor.isAt(/\/merchants\/\d+/);
  await visitor.fits('merchant');
});

test('ENR-07.a ENR-07.b ENR-08.b CRD-02.a CRD-04.a a visitor joins and links a card', async ({ visitor }) => {
  await join(visitor, siteOf('hilton'));
  await linkCard(visitor);
  await visitor.goTo(`${siteOf('hilton')}/account/overview`);
  await visitor.sees('main', 'Member since');
});

test('AUT-01 AUT-04.a SES-12.a HIS-01.a a member signs in, sees cards and visits, and signs out', async ({
  visitor,
}) => {
  const site = siteOf('hilton');
  await signIn(visitor, site);
  await visitor.fits('account');
  await visitor.goTo(`${site}/account/recent_activity`);
  await visitor.sees('main', '1–10 of');
  await visitor.fits('activity');
  await visitor.press('header button', 'your account');
  await visitor.press('header button', 'Sign out');
  await visitor.isAt(/\/login$/);
  await visitor.sees('main form', 'Forgot your password?');
  await visitor.sees('header', 'Sign in');
});

test('CHR-40.a the service worker takes control of the first page', async ({ visitor }) => {
  await visitor.goTo(`${siteOf('hilton')}/how-it-works`);
  await visitor.hasServiceWorker();
});

test('CHR-40.a the service worker takes control of a page that was requested before the worker was there', async ({
  engine,
  slowSite,
  visitor,
}) => {
  test.skip(engine === 'webkit', 'its driver does nothing until a page that was asked for has come');
  await visitor.goTo(`${slowSite.origin}/error`);
  await expect.poll(() => slowSite.isHolding('/worker.js')).toBe(true);
  const leaving = visitor.leaveFor('/how-it-works');
  await expect.poll(() => slowSite.isHolding('/how-it-works')).toBe(true);
  slowSite.letGo('/worker.js');
  await visitor.hasServiceWorker();
  slowSite.letGo();
  await leaving;
  await visitor.isAt(/\/how-it-works$/);
  await visitor.hasServiceWorker();
});

test('AUT-13 ROU-10.b a member signs in through the partner’s identity provider', async ({ visitor }) => {
  await signInAtPartner(visitor, siteOf('american'));
});

test('a page that is left while it loads still works after Back', async ({ engine, slowSite, visitor }) => {
  test.skip(engine === 'webkit', 'its driver does nothing until a page that was asked for has come');
  await visitor.goTo(`${slowSite.origin}/join`);
  await expect.poll(() => slowSite.isHolding('/assets/join-screen-')).toBe(true);
  const leaving = visitor.leaveFor('/how-it-works');
  await expect.poll(() => slowSite.isHolding('/how-it-works')).toBe(true);
  slowSite.letGo();
  await leaving;
  await visitor.isAt(/\/how-it-works$/);
  await visitor.sees('h1', 'Eat out now');
  await visitor.goBack();
  await visitor.isAt(/\/join$/);
  await visitor.sees('h1', 'Join');
  await visitor.press('button', 'Join and continue');
  await visitor.sees('main form', 'is required');
});

test('CRD-02.a AUT-13 both journeys work on localhost ports, where subdomains of localhost do not resolve', async ({
  visitor,
}) => {
  await join(visitor, localSiteOf('hilton'));
  await linkCard(visitor);
  await signInAtPartner(visitor, localSiteOf('american'));
  // Browsers share cookies between the ports of a host, so each partner needs its own cookie names.
  await visitor.goTo(`${localSiteOf('hilton')}/account/overview`);
  await visitor.sees('main', 'Member since');
});
