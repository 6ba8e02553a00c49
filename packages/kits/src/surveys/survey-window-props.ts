import type { ReactNode } from 'react';

export type HiddenFields = Readonly<Record<string, string>>;

export interface SurveyFrameProps {
  /** The form to show. The default is the partner's `typeformCode`. */
  readonly formCode?: string | undefined;
  readonly title: string;
  /**
   * Sent to the form along with utm_campaign, utm_medium, utm_source, public_id and partner_code, which they
   * cannot override. Read once, when the form opens. A review passes transaction_id and merchant_id (HIS-21).
   */
  readonly hiddenFields?: HiddenFields | undefined;
  /** Value of utm_campaign: the survey's id. The default is the campaign with which the visitor arrived. */
  readonly campaign?: string | undefined;
  readonly onSubmitted?: (() => void) | undefined;
  /** Called when the form requests to be closed, or `closeDelayMs` after it was submitted. */
  readonly onClose: () => void;
  /**
   * Time in milliseconds for which the form's final screen stays visible. 4,000 by default, and at least 500
   * (SUR-11).
   */
  readonly closeDelayMs?: number | undefined;
  readonly onFailed?: (() => void) | undefined;
}

export interface SurveyWindowProps extends SurveyFrameProps {
  readonly heading?: ReactNode;
  readonly isOpen: boolean;
  /** `popup` fills the page (SUR-11). `slider` opens from the side, 800 px wide. */
  readonly look?: 'popup' | 'slider' | undefined;
}
