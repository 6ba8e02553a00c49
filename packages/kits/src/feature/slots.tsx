import { createContext, use, type ComponentType, type ReactNode } from 'react';

import type { Feature, SlotName, SlotProps } from './feature.ts';

const FeaturesContext = createContext<readonly Feature[]>([]);

export function SlotProvider({
  features,
  children,
}: {
  readonly features: readonly Feature[];
  readonly children: ReactNode;
}) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

export function Slot<Name extends SlotName>({ name, ...props }: { readonly name: Name } & SlotProps[Name]) {
  return use(FeaturesContext).map(({ name: feature, slots }) => {
    const Filling = slots?.[name] as ComponentType<object> | undefined;
    return Filling && <Filling key={feature} {...props} />;
  });
}
