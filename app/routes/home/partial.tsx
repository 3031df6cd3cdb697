import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useLoaderData } from '@remix-run/react';
import { Header } from '~/features/frame/header';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { links } from '~/links';
import { titleOnly } from '~/page-meta';
import { favoritesFormId, section, type SectionName } from './sections';
import { sectionsData } from './sections-data.server';

/** The partials of spec 1 §2.1, and what each is called. */
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

/** One section of the home page, alone. */
export default function Partial() {
  const { name, data } = useLoaderData<typeof loader>();
  const shown = name !== 'header-main' && section(name, data);
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
      <AllHomes className="elo">Ver imóveis</AllHomes>
    </div>
  );
}
