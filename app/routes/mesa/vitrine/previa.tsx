import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { contentId } from '~/components/ui/content-id';
import { PreviewBand, PreviewErrors } from '~/features/admin/showcase/preview-band';
import { itemPreview } from '~/features/admin/showcase/preview.server';
import { privatePageMeta } from '~/page-meta';
import { section, type SectionName } from '../../home/sections';
import { sectionsData } from '../../home/sections-data.server';
import { Hero } from '../../home/sections/hero';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Prévia · Mesa');

export async function loader(args: LoaderFunctionArgs) {
  const { home, search: _ofLists, ...shown } = await itemPreview(args);
  const { context } = args;
  if (!home) return { ...shown, home: null };
  const { firm } = context.settings;
  const texts = {
    ...firm.texts,
    texts: { ...firm.texts.texts, home: { ...firm.texts.texts?.home, ...home.texts } },
  };
  const draft = { ...context, settings: { ...context.settings, firm: { ...firm, texts } } };
  const sections = await sectionsData(home.sections, draft, context.region, new Set());
  return { ...shown, home: { names: home.sections, sections } };
}

/** The site's own parts with what the draft has; only members see it. */
export default function Preview() {
  const { back, wrong, slides, home } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBand back={back} />
      <main id={contentId}>
        {wrong.length > 0 && <PreviewErrors wrong={wrong} />}
        {(slides.length > 0 || home) && <Hero slides={slides} texts={home?.sections.texts ?? {}} />}
        {home?.names.map((name: SectionName) => (
          <Fragment key={name}>{section(name, home.sections)}</Fragment>
        ))}
      </main>
    </>
  );
}
