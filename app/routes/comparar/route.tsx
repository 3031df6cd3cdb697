import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { NoticeBand } from '~/components/ui/notice-band';
import { fewestCompared, mostCompared } from '~/domain/comparison/asked';
import { numberWord } from '~/domain/comparison/number-word';
import { ClientTabs } from '~/features/account/client-area/client-area';
import { AllHomes } from '~/features/frame/all-homes';
import { keepSecret } from '~/features/folder-for-two/secret-page.server';
import { inviteParam, links } from '~/links';
import { titleOnly } from '~/page-meta';
import { comparisonData } from './comparison-data.server';
import { ComparisonTable } from './comparison-table';
import { OtherFinancing } from './other-financing';
import { Views } from './views';
import './compare-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(inviteParam)) keepSecret(context);
  // Notes stand in it.
  if (context.session.user) context.session.isPrivate = true;
  const page = await comparisonData(searchParams, context);
  const isNothing = page.homes.length === 0 && page.hasFailed;
  return data(page, { status: isNothing ? 503 : 200 });
}

/** Addresses of it are endless: none is to be found by search engines. */
export const meta: MetaFunction<typeof loader> = titleOnly('Comparar imóveis');

/** Homes side by side (brief §17.2): a table that needs no scripts and no account. */
export default function Compare() {
  const page = useLoaderData<typeof loader>();
  const isTable = page.homes.length >= fewestCompared;
  return (
    <main id={contentId} className="cliente">
      {page.isOwnFavourites && <ClientTabs page={links.favourites()} />}
      <div className="palco comparar">
        {page.back && (
          <a className="elo menor" href={page.back.href}>
            <Icon name="back" small />
            {page.back.label}
          </a>
        )}
        <h1>Lado a lado</h1>
        {page.leftOut.map(({ text, link }) => (
          <NoticeBand text={text} key={text}>
            {link && (
              <a className="elo" href={link.href}>
                {link.label}
              </a>
            )}
          </NoticeBand>
        ))}
        {isTable ? (
          <>
            <Views page={page} />
            <ComparisonTable {...page} />
            <OtherFinancing page={page} />
          </>
        ) : (
          <TooFew page={page} />
        )}
      </div>
    </main>
  );
}

const TooFew = ({ page: { homes } }: { page: { homes: { href: string; title: string }[] } }) => (
  <div className="vazio">
    <p className="lide">{`Para comparar, marque de ${numberWord(fewestCompared)} a ${numberWord(mostCompared)} imóveis.`}</p>
    {homes.map(({ href, title }) => (
      <a className="elo" href={href} key={href}>
        {title}
      </a>
    ))}
    <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
  </div>
);
