import { linkTokens, readSurvey, type Content, type PageContent } from '@tableside/content-client';
import { copyStates, coversPath, isForState, joinsDirectly } from '@tableside/core';

import { sitePages } from '../check/site-pages.ts';
import { at, type Condition, type Site } from './condition.ts';

const pagesOf = ({ discover, earnDetails, tier1Activation }: Content): readonly PageContent[] => [
  ...discover,
  ...earnDetails,
  ...tier1Activation,
];
const anyPage = (isMet: (page: PageContent) => boolean) => (site: Site) => pagesOf(site.content).some(isMet);
const blocksOf = ({ mainColumn, sideColumn }: PageContent) => [...mainColumn, ...sideColumn];
const anyBanner = (isMet: (banner: NonNullable<PageContent['banner']>) => boolean) =>
  anyPage(({ banner }) => banner !== undefined && isMet(banner));
const stageIs = (stage: string) => (site: Site) =>
  site.content.tier1Activation.some((page) => page.stage === stage);
const surveysOf = ({ content }: Site) => content.surveys.flatMap((entry) => readSurvey(entry) ?? []);
const segmentsOf = ({ content }: Site) => content.announcement?.segments ?? [];

export const ofContent: readonly Condition[] = [
  ...linkTokens.map((token) =>
    at('CON-15', `copy has the link {{${token}}}`, ({ texts }) => texts.includes(`{{${token}}}`)),
  ),
  ...(['body_text', 'title', 'button', 'standalone_link', 'merchant_carousel'] as const).map((type) =>
    at(
      'ERN-06',
      `a page has a block ${type}`,
      anyPage((page) => blocksOf(page).some((b) => b.type === type)),
    ),
  ),
  at(
    'HOM-10',
    '/discover has a carousel',
    ({ settings, content }) =>
      settings.hasDiscoverPage &&
      content.discover.some((page) => blocksOf(page).some(({ type }) => type === 'merchant_carousel')),
  ),
  at(
    'MER-32',
    'a carousel has a link',
    anyPage((page) =>
      blocksOf(page).some((block) => block.type === 'merchant_carousel' && block.link !== undefined),
    ),
  ),
  at(
    'ERN-08',
    'a block has another text for wide windows',
    anyPage((page) =>
      blocksOf(page).some((block) => block.type !== 'merchant_carousel' && block.text.desktop !== undefined),
    ),
  ),
  at(
    'ERN-01',
    'a page has a side column and a disclaimer',
    anyPage(({ sideColumn, disclaimer }) => sideColumn.length > 0 && disclaimer !== undefined),
  ),
  at(
    'ERN-01 ERN-03',
    'a page has no banner',
    anyPage(({ banner }) => banner === undefined),
  ),
  at(
    'ERN-02',
    'a banner has a picture of its own for narrow windows',
    anyBanner(
      ({ image, imageMobile }) => image !== undefined && imageMobile !== undefined && imageMobile !== image,
    ),
  ),
  at(
    'ERN-02',
    'a banner has another alternative text for wide windows',
    anyBanner(
      ({ imageAltText, imageMobileAltText }) =>
        imageAltText !== undefined && imageAltText !== imageMobileAltText,
    ),
  ),
  at(
    'ERN-03',
    'a banner moves its picture',
    anyBanner(({ imageXPosition, imageYPosition }) => `${imageXPosition} ${imageYPosition}` !== '50% 50%'),
  ),
  at(
    'ERN-04',
    'a banner welcomes the visitor',
    anyBanner(({ hasWelcomeMessage }) => hasWelcomeMessage),
  ),
  at(
    'ERN-05',
    'a banner asks for an address where people join directly',
    (site) => joinsDirectly(site.settings) && anyBanner(({ hasProspectEmail }) => hasProspectEmail)(site),
  ),
  // Every partner has five of these pages.
  at(
    'ERN-11 ROU-16',
    'content has a page under /earn of its own',
    ({ content }) => content.earnDetails.length > 5,
  ),
  at('ERN-13', '/earn begins with a text', ({ content }) => content.global.earnBannerText !== undefined),
  ...copyStates.map((state) =>
    at('ERN-14', `a banner of /earn is not for ${state}`, ({ content }) =>
      content.earnBanners.some(({ states, bonus }) => bonus === undefined && !isForState(states, state)),
    ),
  ),
  at('ACT-06', 'content has the stage "activation"', stageIs('activation')),
  at('ACT-08', 'content has the stage "activated"', stageIs('activated')),
  at('ROU-23', 'an extra path shows a page', ({ settings }) => settings.extraRoutes.length > 0),
  at('CON-12 CHR-16', 'an announcement has a link', (site) =>
    segmentsOf(site).some((s) => s.type === 'link'),
  ),
  at('CHR-16', 'a link of an announcement opens a new tab', (site) =>
    segmentsOf(site).some((segment) => segment.type === 'link' && segment.isNewTab),
  ),
  at('CHR-16', 'an announcement has a tooltip', ({ content }) => content.announcement?.tooltip !== undefined),
  at('CHR-16', 'there is no announcement', ({ content }) => content.announcement === undefined),
  at('CHR-13', 'a link of the menu has another text for wide windows', ({ content }) =>
    content.global.navbar.links.some(({ textDesktop }) => textDesktop !== undefined),
  ),
  at(
    'CHR-20',
    'the footer has secondary links',
    ({ content }) => content.global.footer.secondaryLinks.length > 0,
  ),
  at(
    'CHR-22',
    'the footer has a disclaimer',
    ({ content }) => content.global.footer.disclaimer !== undefined,
  ),
  at('CON-14', 'a page has a sidebar', ({ content }) => content.sidebars.length > 0),
  at(
    'CON-31',
    'content names the currency',
    ({ content }) => content.global.currencyNames.plural !== undefined,
  ),
  at(
    'CON-31',
    'content sets what tiers earn',
    ({ content }) => content.global.earn.pointsPerDollar !== undefined,
  ),
  at('SUR-02', 'a site has no survey', ({ settings }) => settings.typeformCode === null),
  at('SUR-04 SUR-09', 'a survey lists pages that show it', (site) =>
    surveysOf(site).some(({ allowedPaths }) => allowedPaths.length > 0),
  ),
  at('SUR-04 SUR-09', 'a survey lists pages that do not', (site) =>
    surveysOf(site).some(({ disallowedPaths }) => disallowedPaths.length > 0),
  ),
  at('SUR-05', 'a survey waits', (site) => surveysOf(site).some(({ delayMs }) => delayMs > 0)),
  at('SUR-10', 'a site has several surveys', (site) => surveysOf(site).length > 1),
  at('VAL-22', 'support has a page in place of an address', ({ settings }) =>
    /^https?:/.test(settings.customerSupport.email.href),
  ),
  at('CFG-26', 'a page takes its title from *', ({ settings, content }) =>
    sitePages(settings, content).some(
      (path) =>
        !Object.keys(settings.routeMeta).some(
          (own) => own === path || (own !== '/' && coversPath(own, path)),
        ),
    ),
  ),
];
