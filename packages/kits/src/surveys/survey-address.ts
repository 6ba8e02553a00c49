import type { HiddenFields } from './survey-window-props.ts';

/** How the form is shown, in the words of the third party. */
export type EmbedKind = 'popup-blank' | 'popup-drawer' | 'popup-side-panel' | 'embed-widget';

export interface SurveyAddress {
  /** What the iframe opens. */
  readonly src: string;
  readonly origin: string;
  /** What the form puts into its messages, so that forms beside each other are told apart. */
  readonly embedId: string;
}

interface EmbedOptions {
  /** Of the service that shows forms. */
  readonly hostUrl: string;
  readonly formCode: string;
  readonly embedId: string;
  readonly kind: EmbedKind;
  /** The origin of the page around the form. */
  readonly siteOrigin: string;
  readonly hiddenFields: HiddenFields;
}

/** The most letters of a hidden field: an address must not grow without end. */
const LONGEST = 256;

const isFormCode = (code: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(code);

/**
 * Where a form opens, with the parameters of the third party's own embed (6.1.1) and the hidden fields behind the #,
 * each name and value encoded (SUR-12). Undefined for what is no address of a page of its own: on the site's own origin
 * the form could reach the page around it.
 */
export function surveyAddress(options: EmbedOptions): SurveyAddress | undefined {
  const { hostUrl, formCode, embedId, kind, siteOrigin, hiddenFields } = options;
  if (!URL.canParse(hostUrl) || !isFormCode(formCode)) return undefined;
  const host = new URL(hostUrl);
  if (!/^https?:$/.test(host.protocol) || host.origin === siteOrigin) return undefined;
  const address = new URL(`/to/${formCode}`, host.origin);
  address.search = new URLSearchParams({
    'typeform-embed-id': embedId,
    'typeform-embed': kind,
    'typeform-source': new URL(siteOrigin).hostname,
    'typeform-medium': 'embed-sdk',
    // The form leaves going elsewhere at its end to the page around it, which does not.
    'typeform-embed-handles-redirect': '1',
  }).toString();
  const hidden = new URLSearchParams();
  for (const [name, value] of Object.entries(hiddenFields))
    if (value !== '') hidden.set(name, value.slice(0, LONGEST));
  address.hash = hidden.toString();
  return { src: address.href, origin: address.origin, embedId };
}

interface Opener {
  /** The survey's id, or the campaign that the visitor came with. */
  readonly campaign?: string | undefined;
  /** The path of the page. */
  readonly path: string;
  /** Of a member or known visitor; others have none. */
  readonly publicId?: string | undefined;
  readonly partnerCode: string;
}

/** Hidden fields of every form (SUR-12); the caller's values cannot replace them. */
export const hiddenFieldsOf = (
  { campaign = '', path, publicId = '', partnerCode }: Opener,
  given: HiddenFields = {},
): HiddenFields => ({
  ...given,
  utm_campaign: campaign,
  utm_medium: 'web',
  utm_source: path,
  public_id: publicId,
  partner_code: partnerCode,
});
