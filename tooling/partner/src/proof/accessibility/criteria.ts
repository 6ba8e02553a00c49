import { operableInput } from './criteria/operable-input.ts';
import { operableNavigation } from './criteria/operable-navigation.ts';
import { perceivableContent } from './criteria/perceivable-content.ts';
import { perceivablePresentation } from './criteria/perceivable-presentation.ts';
import { robust } from './criteria/robust.ts';
import { understandable } from './criteria/understandable.ts';
import type { Criterion } from './evidence.ts';

export const criteria: readonly Criterion[] = [
  ...perceivableContent,
  ...perceivablePresentation,
  ...operableInput,
  ...operableNavigation,
  ...understandable,
  ...robust,
];
