import { createContext, use, type ComponentType, type ReactNode } from 'react';

import type { Feature, SlotName } from './feature.ts';

type Fillings = Partial<Record<SlotName, readonly ComponentType[]>>;

const SlotContext = createContext<Fillings>({});

/** Collects what features put into each slot, in the order in which the app names them. */
export function fillSlots(features: readonly Feature[]): Fillings {
  const fillings: Partial<Record<SlotName, ComponentType[]>> = {};
  for (const { slots = {} } of features) {
    for (const [name, Filling] of Object.entries(slots) as [SlotName, ComponentType][]) {
      (fillings[name] ??= []).push(Filling);
    }
  }
  return fillings;
}

export function SlotProvider({
  fillings,
  children,
}: {
  readonly fillings: Fillings;
  readonly children: ReactNode;
}) {
  return <SlotContext value={fillings}>{children}</SlotContext>;
}

/** Renders whatever features put into the slot. */
export function Slot({ name }: { readonly name: SlotName }) {
  return use(SlotContext)[name]?.map((Filling, index) => <Filling key={index} />);
}
