import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { useLoaderData } from '@remix-run/react';
import { Header } from '~/features/layout/header';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { links } from '~/links';
import { titleOnly } from '~/page-meta';
import { anySection } from './partial-sections';
import { favoritesFormId, type SectionName } from './sections';
import { sectionsData } from './sections-data.server';

/** Partials of spec 1 §2.1 with their titles. */
const partials: Record<SectionName | 'header-main', string> = {
  blog: 'Blog',
  'brand-and-services': 'A casa e seus serviços',
  curation: 'Curadoria',
  featured: 'Em destaque',
  'header-main': 'Cabeçalho',
  international: 'Internacional',
  launch: 'Lançamentos',
  'lifestyle-curate': 'Modos de morar',
  media: 'Imprensa',
  'sell-with-us': 'Anuncie',
  team: 'Equipe',
};
const isPartial = (name: string | undefined): name is keyof typeof partials =>
  name !== undefined && Object.hasOwn(partials, name);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titleOnly(data ? partials[data.name] : 'Parte')({ matches });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { section: name } = params;
  if (!isPartial(name)) throw new Response(null, { status: 404 });
  const names = name === 'header-main' ? [] : [name];
  return { name, data: await sectionsData(names, context, context.region, new Set()) };
}

export default function Partial() {
  const { name, data } = useLoaderData<typeof loader>();
  const shown = name !== 'header-main' && anySection(name, data);
  return (
    <>
      {name === 'header-main' && <Header />}
      <main id={contentId}>
        <h1 className="vh">{partials[name]}</h1>
        {name !== 'header-main' && (shown || <NothingToShow />)}
        {name === 'featured' && <FavoritesForm id={favoritesFormId} returnTo={links.partial(name)} />}
      </main>
    </>
  );
}

function NothingToShow() {
  return (
    <div className="palco secao">
      <p className="lide">Esta parte não tem o que mostrar agora.</p>
      <AllPropertiesLink className="elo">Ver imóveis</AllPropertiesLink>
    </div>
  );
}
