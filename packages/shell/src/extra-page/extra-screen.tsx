import { PageTemplate, useBrowserTitle, useContent } from '@tableside/kits/content';
import { NotFound } from '@tableside/kits/feature';
import { MerchantCarousel } from '@tableside/kits/merchants';
import { PageMeta } from '@tableside/kits/partner';
import { ProspectCard } from '@tableside/kits/prospects';
import { useVisitor } from '@tableside/kits/session';

export function ExtraScreen({ slug }: { readonly slug: string }) {
  const visitor = useVisitor();
  const { discover, earnDetails } = useContent();
  const page = [...discover, ...earnDetails].find((candidate) => candidate.slug === slug);
  const title = useBrowserTitle(page);
  if (!page) return <NotFound />;
  return (
    <>
      <PageMeta title={title} image={page.banner?.image} />
      <PageTemplate
        page={page}
        visitor={visitor}
        renderCarousel={(carousel) => <MerchantCarousel {...carousel} />}
        prospectForm={<ProspectCard />}
      />
    </>
  );
}
