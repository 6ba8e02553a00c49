import type { HiddenFields } from './survey-window-props.ts';

export type EmbedKind = 'popup-blank' | 'popup-drawer' | 'popup-side-panel' | 'embed-widget';

export interface SurveyAddress {
  readonly src: string;
  readonly origin: string;
  readonly embedId: string;
}

interface EmbedOptions {
  readonly hostUrl: string;
  readonly formCode: string;
  readonly embedId: string;
  readonly kind: EmbedKind;
  readonly siteOrigin: string;
  readonly hiddenFields: HiddenFields;
}

const LONGEST = 256;

const isFormCode = (code: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(code);

/**
 * Returns the URL of a form, with the parameters of the third party's own embed (6.1.1) and the hidden
 * fields, encoded, in the fragment (SUR-12). Undefined unless it is an absolute URL on another origin: on the
 * site's own origin, the form could access the page around it.
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
    // The form leaves its final redirect to the surrounding page, which ignores it.
    'typeform-embed-handles-redirect': '1',
  }).toString();
  const hidden = new URLSearchParams();
  for (const [name, value] of Object.entries(hiddenFields))
    if (value !== '') hidden.set(name, value.slice(0, LONGEST));
  address.hash = hidden.toString();
  return { src: address.href, origin: address.origin, embedId };
}

interface Opener {
  readonly campaign?: string | undefined;
  readonly path: string;
  readonly publicId?: string | undefined;
  readonly partnerCode: string;
  readonly isTrackingOff?: boolean;
}

/**
 * Returns the hidden fields of every form (SUR-12), which the caller's values cannot override. With tracking
 * off, they say nothing about the visitor, except whose visit a review is about.
 */
export const hiddenFieldsOf = (
  { campaign = '', path, publicId = '', partnerCode, isTrackingOff = false }: Opener,
  given: HiddenFields = {},
): HiddenFields => ({
  ...given,
  utm_campaign: isTrackingOff ? '' : campaign,
  utm_medium: isTrackingOff ? '' : 'web',
  utm_source: isTrackingOff ? '' : path,
  public_id: isTrackingOff && !given['transaction_id'] ? '' : publicId,
  partner_code: partnerCode,
});
