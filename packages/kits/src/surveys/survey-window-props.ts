/** Hidden fields besides those about the visitor (SUR-12). */
export type HiddenFields = Readonly<Record<string, string>>;

export interface SurveyFrameProps {
  /** The form that is shown; by default the partner's `typeformCode`. */
  readonly formCode?: string | undefined;
  /** The name of the form, for screen readers. */
  readonly title: string;
  /**
   * Sent to the form along with utm_campaign, utm_medium, utm_source, public_id and partner_code, which cannot be
   * replaced by them. Read once, when the form opens. A review gives transaction_id and merchant_id (HIS-21).
   */
  readonly hiddenFields?: HiddenFields | undefined;
  /** utm_campaign: the survey's id; by default the campaign that the visitor came with. */
  readonly campaign?: string | undefined;
  /** The form was sent; said once. */
  readonly onSubmitted?: (() => void) | undefined;
  /** The form asks to be closed, or was sent `closeDelayMs` ago. */
  readonly onClose: () => void;
  /** How long what the form says at its end stays, in milliseconds: 4,000 by default, 500 at least (SUR-11). */
  readonly closeDelayMs?: number | undefined;
  /** The form did not come; without it the frame says so itself and offers another try. */
  readonly onFailed?: (() => void) | undefined;
}

export interface SurveyWindowProps extends SurveyFrameProps {
  readonly isOpen: boolean;
  /** "popup" fills the page (SUR-11), "slider" comes from the side, 800 px wide. */
  readonly look?: 'popup' | 'slider' | undefined;
}
