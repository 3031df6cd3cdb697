import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { NoticeBand } from '~/components/ui/notice-band';
import { minCompared, maxCompared } from '~/domain/comparison/requested-properties';
import { numberWord } from '~/domain/comparison/number-word';
import { ClientTabs } from '~/features/account/client-area/client-area';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { markTokenPage } from '~/features/shared-folder/token-page.server';
import { inviteParam, links } from '~/links';
import { titleOnly } from '~/page-meta';
import { type ComparisonData, comparisonData } from './comparison-data.server';
import { ComparisonTable } from './comparison-table';
import { OtherFinancing } from './other-financing';
import './compare-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has(inviteParam)) markTokenPage(context);
  // The page contains private notes.
  if (context.session.user) context.session.isPrivate = true;
  const page = await comparisonData(searchParams, context);
  const isNothing = page.homes.length === 0 && page.hasFailed;
  return data(page, { status: isNothing ? 503 : 200 });
}

/** The number of URLs is unlimited, so search engines must not index them. */
export const meta: MetaFunction<typeof loader> = titleOnly('Comparar imóveis');

/** Comparison of properties (brief §17.2): works without scripts and without an account. */
export default function Compare() {
  const page = useLoaderData<typeof loader>();
  const isTable = page.homes.length >= minCompared;
  return (
    <main id={contentId} className="cliente">
      {page.isOwnFavourites && <ClientTabs page={links.favourites()} />}
      <div className="palco comparar">
        <div className="cliente__cab">
          <div>
            {page.back && (
              <a className="elo menor" href={page.back.href}>
                <Icon name="back" small />
                {page.back.label}
              </a>
            )}
            <h1>Lado a lado</h1>
          </div>
          {isTable && <AddProperty page={page} />}
        </div>
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
            <ComparisonTable {...page} />
            {page.hasInstalment && <OtherFinancing page={page} />}
          </>
        ) : (
          <TooFew page={page} />
        )}
      </div>
    </main>
  );
}

const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto'] as const;

const AddProperty = ({
  page: { back, homes: properties },
}: {
  page: Pick<ComparisonData, 'back' | 'homes'>;
}) =>
  back && properties.length < maxCompared ? (
    <a className="elo menor" href={back.href}>
      <Icon name="plus" small />
      {`Adicionar um ${ordinals[properties.length]} imóvel`}
    </a>
  ) : null;

const TooFew = ({ page: { homes: properties } }: { page: { homes: { href: string; title: string }[] } }) => (
  <div className="vazio">
    <p className="lide">{`Para comparar, marque de ${numberWord(minCompared)} a ${numberWord(maxCompared)} imóveis.`}</p>
    {properties.map(({ href, title }) => (
      <a className="elo" href={href} key={href}>
        {title}
      </a>
    ))}
    <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
  </div>
);
