import type { LoaderFunctionArgs } from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useLoaderData } from '@remix-run/react';
import { ClientArea } from '~/features/account/client-area/client-area';
import { SmallFacade } from '~/features/frame/small-facade';
import { FavoritesProvider } from '~/features/favourites/favorites';
import { FavoritesForm } from '~/features/favourites/favorites-form';
import { PropertyCard } from '~/features/property-card/property-card';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/counts';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { GoneCard } from './gone-card';
import { type FavoritesData, favoritesData, pageAsked } from './favorites-data';
import './favorites-page.css';

export const meta = privatePageMeta('Meus favoritos');

/** Who is signed out is asked in the window over the home page (settled §5). */
export const loader = (args: LoaderFunctionArgs) =>
  signedIn(
    args,
    async ({ customer }) => {
      const page = pageAsked(new URL(args.request.url));
      return sectionOf(customer.favorites({ cards: true }), args.context.log, ({ data }) =>
        favoritesData(data, page),
      );
    },
    links.signInAtHome,
  );

/** The favourites, the newest first (spec 2 §2); what went off the market stays, and says so. */
export default function Favorites() {
  const section = useLoaderData<typeof loader>();
  const total = section.status === 'shown' ? section.value.total : 0;
  return (
    <ClientArea
      page={links.favourites()}
      title="Meus favoritos"
      lead={total > 0 ? countedProperties(total) : undefined}
    >
      {section.status === 'hidden' && <p className="lide">Os favoritos não estão disponíveis.</p>}
      {section.status === 'failed' && <Failed />}
      {section.status === 'shown' && (total > 0 ? <List list={section.value} /> : <Nothing />)}
    </ClientArea>
  );
}

const favoritesForm = 'favoritos';

function List({ list: { listed, ids, page, last, previous, next } }: { list: FavoritesData }) {
  return (
    <FavoritesProvider ids={ids}>
      <div className="cards">
        {listed.map(({ card, gone }, index) =>
          card ? (
            <PropertyCard card={card} favoritesForm={favoritesForm} priority={index < 3} key={card.href} />
          ) : (
            <GoneCard gone={gone} favoritesForm={favoritesForm} key={gone.href} />
          ),
        )}
      </div>
      {last > 1 && (
        <nav className="favoritos__paginas" aria-label="Páginas">
          {previous && (
            <a className="bt bt--2 bt--c" href={previous} rel="prev">
              <Icon name="previous" small /> Anteriores
            </a>
          )}
          <p className="menor suave">{`Página ${page} de ${last}`}</p>
          {next && (
            <a className="bt bt--2 bt--c" href={next} rel="next">
              Próximos <Icon name="next" small />
            </a>
          )}
        </nav>
      )}
      <FavoritesForm id={favoritesForm} returnTo={links.favourites(page)} />
    </FavoritesProvider>
  );
}

/** An empty state (brief §9): a drawing, a sentence, one way out. */
const Nothing = () => (
  <div className="vazio">
    <SmallFacade detail="openDoor" />
    <p className="lide">O coração de cada imóvel o guarda aqui.</p>
    <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
  </div>
);

const Failed = () => (
  <div className="vazio">
    <p className="lide" role="alert">
      Algo de errado ocorreu ao buscar os seus favoritos.
    </p>
    <a className="bt bt--2" href={links.favourites()}>
      Tentar de novo
    </a>
  </div>
);
