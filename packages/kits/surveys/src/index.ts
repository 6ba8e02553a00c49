export type { HiddenFields, SurveyWindowProps } from './survey-window-props.ts';
