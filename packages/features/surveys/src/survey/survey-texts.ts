import type { ContentEntry } from '@tableside/content-client';
import { useContent, useCopy } from '@tableside/kit-content';

import { surveysCopy } from '../copy.ts';

/** The pages of a survey; content has an entry "survey_<page>" for each in its group "surveys". */
export type SurveyPage = 'intro' | 'success' | 'error';

const textOf = (entry: ContentEntry | undefined, field: string): string | undefined => {
  const value = entry?.fields[field];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Heading and words of a page: content's, or our own where content says nothing (SUR-01). */
export function useSurveyTexts(page: SurveyPage): { readonly title: string; readonly text: string } {
  const copy = useCopy(surveysCopy);
  const entry = useContent().surveys.find(({ slug }) => slug === `survey_${page}`);
  return {
    title: textOf(entry, 'title') ?? copy(`${page}Title`),
    text: textOf(entry, 'text') ?? copy(`${page}Text`),
  };
}
