import { PageTemplate, useContent } from '@tableside/kit-content';
import { NotFound } from '@tableside/kit-feature';
import { MerchantCarousel } from '@tableside/kit-merchants';
import { PageMeta } from '@tableside/kit-partner';
import { ProspectCard } from '@tableside/kit-prospects';
import { useVisitor } from '@tableside/kit-session';

/** A path of the partner's own, shown as the content page with the slug that its settings name (ROU-23, OP-029). */
export function ExtraScreen({ slug }: { readonly slug: string }) {
  const visitor = useVisitor();
  const { discover, earnDetails } = useContent();
  const page = [...discover, ...earnDetails].find((candidate) => candidate.slug === slug);
  if (!page) return <NotFound />;
  return (
    <>
      <PageMeta title={page.browserTitle} />
      <PageTemplate
        page={page}
        visitor={visitor}
        renderCarousel={(carousel) => <MerchantCarousel {...carousel} />}
        prospectForm={<ProspectCard />}
      />
    </>
  );
}
