import type { CardRegistration } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';

import { enrollmentCopy } from '../copy.ts';
import { lastFoursOf } from './linked-messages.ts';

export interface PartlyLinkedProps {
  readonly linked: readonly CardRegistration[];
  readonly onContinue: () => void;
}

export function PartlyLinked({ linked, onContinue }: PartlyLinkedProps) {
  const copy = useCopy(enrollmentCopy);
  const [first] = linked;
  if (!first) return null;
  return (
    <Banner
      kind="success"
      title={
        linked.length === 1
          ? copy('partlyLinkedOne', { lastFour: first.card.lastFour })
          : copy('partlyLinkedMany', { list: lastFoursOf(linked) })
      }
      action={
        <Button variant="secondary" onClick={onContinue}>
          {copy('continue')}
        </Button>
      }
    >
      {copy('partlyLinkedText')}
    </Banner>
  );
}
