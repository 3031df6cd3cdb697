import { EmptyStateActions } from '~/components/ui/empty-state-actions';
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { SearchBox } from '~/features/search-box/search-box';
import { SimpleSearch } from '~/features/search-box/simple-search';
import { Icon } from '~/components/ui/icon';
import { Snackbar } from '~/components/ui/snackbar';
import { negotiations } from '@domain/taxonomy/negotiations';
import { brokerageIn, pageMeta } from '~/page-meta';
import { placesData, type Choice, type PlacesData } from './places-data';
import { readSearchBox } from './queries.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta({
        house: brokerageIn(matches),
        title: data.title,
        description: data.lead,
        canonical: data.canonical,
        card: 'searches',
        indexable: false,
      })
    : [];

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = placesData(await readSearchBox(request, context), context.siteUrl);
  return data(page, { status: page.status });
}

/** Choice of places as links (brief §16), if the search text is not an exact name. */
export default function Places() {
  const page = useLoaderData<typeof loader>();
  const { text, negotiation, wish, within, recent, message } = page;
  return (
    <main id={contentId} className="palco escolha">
      {wish.kind || wish.upTo ? (
        <SimpleSearch className="busca--linha" text={text} negotiation={negotiation} wish={wish} key={text} />
      ) : (
        <SearchBox
          variant="header"
          className="busca--linha"
          text={text}
          negotiation={negotiation}
          within={within}
          key={text}
        />
      )}
      {page.choices.length > 0 ? <WhichOne page={page} /> : <NoPlace page={page} />}
      {recent.length > 0 && (
        <section className="escolha__recentes">
          <h2>Suas pesquisas mais recentes</h2>
          <ul>
            {recent.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  <Icon name="clock" small />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {message && <Snackbar message={message} />}
    </main>
  );
}

function WhichOne({ page: { title, lead, choices, negotiation, switchTo } }: { page: PlacesData }) {
  return (
    <div className="g">
      <div className="l6">
        <h1>{title}</h1>
        <p className="lide">{lead}</p>
        {switchTo && (
          <div className="escolha__neg" role="group" aria-labelledby="escolha-neg">
            <p className="rotulo" id="escolha-neg">
              Negociação
            </p>
            <div className="seg">
              {negotiations.map(({ value, label }) => (
                <a
                  href={switchTo[value]}
                  rel="nofollow"
                  aria-current={value === negotiation ? 'true' : undefined}
                  key={value}
                >
                  {label}
                </a>
              ))}
            </div>
          </div>
        )}
      </div>
      <ul className="escolha__lugares l10">
        {choices.map((choice) => (
          <Row choice={choice} key={choice.href} />
        ))}
      </ul>
    </div>
  );
}

function Row({ choice: { href, name, detail, count } }: { choice: Choice }) {
  const [before, match, after] = name;
  return (
    <li>
      <a href={href} rel="nofollow">
        <Icon name="place" />
        <div>
          <h2>
            {before}
            {match && <mark>{match}</mark>}
            {after}
          </h2>
          <small>{detail}</small>
        </div>
        {count && <span className="menor num suave">{count}</span>}
      </a>
    </li>
  );
}

function NoPlace({ page: { title, lead, actions } }: { page: PlacesData }) {
  return (
    <div className="vazio">
      <h1>{title}</h1>
      <p className="lide">{lead}</p>
      <EmptyStateActions actions={actions} />
    </div>
  );
}
