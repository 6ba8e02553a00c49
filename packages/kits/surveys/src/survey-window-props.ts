/** What the form is told besides who opened it (SUR-12, OP-090). */
export type HiddenFields = Readonly<Record<string, string>>;

export interface SurveyWindowProps {
  /** The form that is shown; by default the partner's `typeformCode`. */
  readonly formCode?: string | undefined;
  readonly isOpen: boolean;
  /** The name of the window, for its heading and for screen readers. */
  readonly title: string;
  /** Sent to the form along with utm_campaign, utm_medium, utm_source, public_id and partner_code. */
  readonly hiddenFields?: HiddenFields | undefined;
  /** "popup" fills the window (SUR-11), "slider" comes from the side. */
  readonly look?: 'popup' | 'slider' | undefined;
  /** The form was sent. The window closes by itself a little later. */
  readonly onSubmitted?: (() => void) | undefined;
  readonly onClose: () => void;
}
