import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Timeline } from '~/components/institutional/timeline';
import { BrokeragePhoto } from '~/components/institutional/brokerage-photo';
import { PageHead } from '~/components/institutional/page-head';
import { TextSections } from '~/components/institutional/text-sections';
import { contentId } from '~/components/ui/content-id';
import { Gravura } from '~/components/ui/gravura';
import type { Office } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ownText } from '~/request/own-texts.server';
import { ownPage } from '~/features/texts/own-page.server';
import { PageText } from '~/features/texts/page-text';

export async function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, settings } = context;
  const own = await ownPage(context, 'nossa-historia');
  const history = settings.firm.texts.texts?.history;
  return {
    siteUrl,
    own,
    history: ownText(own ? { ...history, ...own } : history),
    offices: settings.firm.offices,
  };
}
type PageData = Awaited<ReturnType<typeof loader>>;

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Sobre nós', href: links.aboutUs() },
  { label: 'Nossa história', href: links.history() },
];

export const meta = fixedPageMeta<PageData>((_brokerage, { history }) => ({
  title: 'Nossa história',
  description: history.description ?? history.lead,
  path: links.history(),
  card: 'about',
  crumbs,
}));

/** Two offices, and 'Fora do país' between them if there is such a text: six, four and six columns. */
function houses(offices: readonly Office[], abroad: string | undefined) {
  const [first, ...others] = offices.slice(0, 2).map(({ city, lines, creci }) => ({
    print: city === 'Rio de Janeiro' ? ('terraco-baia' as const) : ('torre-jardins' as const),
    name: city,
    lines: [...lines, `CRECI ${creci}`],
  }));
  const between = abroad ? [{ print: 'skyline-noite' as const, name: 'Fora do país', lines: [abroad] }] : [];
  return [...(first ? [first] : []), ...between, ...others];
}

/** History of the brokerage (spec 1 §2.1; prototype nossa-historia). */
export default function History() {
  const { own, history, offices } = useLoaderData<typeof loader>();
  return (
    <main id={contentId}>
      <PageHead crumbs={crumbs} title={history.title} lead={history.lead} />
      <BrokeragePhoto photo="hall" />
      {own ? <PageText text={own.body} /> : <TextSections sections={history.sections} />}
      {history.times && <Timeline title={history.times.title} beats={history.times.steps} />}
      <section className="secao" aria-labelledby={offices.length > 0 ? 'onde' : undefined}>
        <div className="palco">
          {offices.length > 0 && (
            <>
              <h2 className="anos__titulo" id="onde">
                Endereços
              </h2>
              <div className="cura">
                {houses(offices, history.abroad).map(({ print, name, lines }) => (
                  <article key={name}>
                    <div className="foto">
                      <Gravura name={print} sizes="(min-width:48rem) 60vw,168vw" />
                    </div>
                    <h3>{name}</h3>
                    {lines.map((line) => (
                      <p className="menor" key={line}>
                        {line}
                      </p>
                    ))}
                  </article>
                ))}
              </div>
            </>
          )}
          <div className="saidas">
            <a className="bt bt--1" href={links.contact()}>
              Falar conosco
            </a>
            <a className="bt bt--2" href={links.announce()}>
              Anunciar imóvel
            </a>
          </div>
        </div>
      </section>
    </main>
  );
}
