import { createContext, use, type ComponentType, type ReactNode } from 'react';

import type { Feature, SlotName, SlotProps } from './feature.ts';

const FeaturesContext = createContext<readonly Feature[]>([]);

/** Says once which features may fill slots. */
export function SlotProvider({
  features,
  children,
}: {
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

/** Renders whatever features put into the slot, in the order in which the app names them. */
export function Slot<Name extends SlotName>({ name, ...props }: { readonly name: Name } & SlotProps[Name]) {
  return use(FeaturesContext).map(({ name: feature, slots }) => {
    const Filling = slots?.[name] as ComponentType<object> | undefined;
    return Filling && <Filling key={feature} {...props} />;
  });
}
