import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { linksWithHomes } from '~/back-end/on-offer.server';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { FootBar } from '~/features/frame/foot-bar';
import { searchPopoverId } from '~/features/frame/header-search';
import { armFor } from '~/features/marketing/experiments.server';
import { useExposure } from '~/features/marketing/exposure.browser';
import { onlyNegotiation } from '~/domain/menus/fixed-searches';
import { links } from '~/links';
import { houseIn } from '~/page-meta';
import { homeMeta } from './meta';
import { show } from './pictures';
import { favoritesFormId, section, sectionNames } from './sections';
import { sectionsData } from './sections-data.server';
import { Hero } from './sections/hero';
import { slides as slidesData } from './sections/hero-data.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? homeMeta({ ...data, house: houseIn(matches) }) : [];

/** The page differs by region, and is asked for anew each time; what it is made of is kept in the process. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { region } = context;
  const all = (await slidesData(context, region)) ?? [];
  const has = await linksWithHomes(
    all.map(({ href }) => href),
    context,
  );
  const slides = all.filter(({ href }) => has(href));
  const shown = new Set<string>();
  show(shown, slides[0]?.photo);
  const { arm, exposure, cookie } = armFor(request, 'search-simplified');
  const page = {
    siteUrl: context.siteUrl,
    whatsapp: context.settings.whatsapp,
    firm: context.settings.firm,
    slides,
    only: onlyNegotiation(context.onOffer),
    sections: await sectionsData(sectionNames, context, region, shown),
    isSimple: arm === 1,
    exposure,
  };
  return data(page, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined);
}

/** The home page: the hero, then the sections that have something to show. */
export default function Home() {
  const { slides, only, sections, isSimple, exposure, whatsapp } = useLoaderData<typeof loader>();
  useExposure(exposure, '.heroi__busca');
  return (
    <main id={contentId}>
      <Hero slides={slides} only={only} isSimple={isSimple} />
      {sectionNames.map((name) => (
        <Fragment key={name}>{section(name, sections)}</Fragment>
      ))}
      <FavoritesForm id={favoritesFormId} returnTo={links.home()} />
      <FootBar label="Busca e contato" whatsapp={whatsapp}>
        <button type="button" className="bt bt--2 bt--c" popovertarget={searchPopoverId}>
          <Icon name="search" small />
          Buscar imóveis
        </button>
      </FootBar>
    </main>
  );
}
