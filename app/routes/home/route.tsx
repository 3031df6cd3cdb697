import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { linksWithProperties } from '~/back-end/available-links.server';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { BottomBar } from '~/features/layout/bottom-bar';
import { searchPopoverId } from '~/features/layout/header-search';
import { armFor } from '~/features/marketing/experiments.server';
import { useExposure } from '~/features/marketing/exposure.browser';
import { onlyNegotiation } from '~/domain/menus/fixed-searches';
import { hasPicture } from '~/domain/picture';
import { links } from '~/links';
import { brokerageIn } from '~/page-meta';
import { homeMeta } from './meta';
import { pendingPhoto, show } from './pictures';
import { favoritesFormId, section } from './sections';
import { homeSections } from '@domain/brokerage/home-sections';
import { sectionsData } from './sections-data.server';
import { Hero } from './sections/hero';
import { slides as slidesData } from './sections/hero-data.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? homeMeta({ ...data, texts: data.sections.texts, house: brokerageIn(matches) }) : [];

/** The page depends on the region, so browsers must revalidate. The process caches its data. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { region } = context;
  const all = (await slidesData(context, region))?.data ?? [];
  const has = await linksWithProperties(
    all.map(({ href }) => href),
    context,
  );
  // A caption is of its own photograph, so a slide waits for its photo.
  const slides = all.filter(({ href, photo }) => has(href) && hasPicture(photo));
  const shown = new Set<string>();
  show(
    shown,
    slides.map(({ photo }) => photo),
  );
  const { name, isReal, offices, social } = context.settings.firm;
  const names = context.settings.firm.sections ?? homeSections;
  const { arm, exposure, cookie } = armFor(request, 'search-simplified');
  const page = {
    siteUrl: context.siteUrl,
    whatsapp: context.settings.whatsapp,
    firm: { name, isReal, offices, social },
    slides,
    only: onlyNegotiation(context.onOffer),
    pending: pendingPhoto(all),
    sections: await sectionsData(names, context, region, shown),
    names,
    isSimple: arm === 1,
    exposure,
  };
  return data(page, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined);
}

export default function Home() {
  const { slides, only, sections, names, isSimple, exposure, whatsapp } = useLoaderData<typeof loader>();
  useExposure(exposure, '.heroi__busca');
  return (
    <main id={contentId}>
      <Hero slides={slides} only={only} isSimple={isSimple} texts={sections.texts} />
      {names.map((name) => (
        <Fragment key={name}>{section(name, sections)}</Fragment>
      ))}
      <FavoritesForm id={favoritesFormId} returnTo={links.home()} />
      <BottomBar label="Busca e contato" whatsapp={whatsapp}>
        <button type="button" className="bt bt--2 bt--c" popovertarget={searchPopoverId}>
          <Icon name="search" small />
          Buscar imóveis
        </button>
      </BottomBar>
    </main>
  );
}
