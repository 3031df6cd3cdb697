import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';
import { capitalized } from '@domain/kernel/text';
import { useBrokerage } from '~/components/use-brokerage';
import { Timeline } from '~/components/institutional/timeline';
import { BrokeragePhoto } from '~/components/institutional/brokerage-photo';
import { PageHead } from '~/components/institutional/page-head';
import { TextSections } from '~/components/institutional/text-sections';
import { contentId } from '~/components/ui/content-id';
import type { ShownBrokerage } from '~/domain/shown-brokerage';
import { whereWeWork } from '~/domain/where-we-work';
import { brokerageSearches } from '~/domain/menus/fixed-searches';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { ownPage } from '~/features/texts/own-page.server';
import { PageText } from '~/features/texts/page-text';

/** Search URLs are made on the server, so that the browser needs no rules. Searches without results are null. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, onOffer: availableLinks, settings } = context;
  const own = await ownPage(context, 'a-bossa-nova');
  const availableHref = (href: string) => (availableLinks && !availableLinks.has(href) ? null : href);
  const { buy, rent, exchange } = brokerageSearches;
  const { texts, onlyYou } = settings.firm.texts;
  return {
    siteUrl,
    own,
    about: own ? { ...texts?.about, ...own } : (texts?.about ?? null),
    program: onlyYou ? { name: onlyYou.name, summary: onlyYou.summary } : null,
    searches: { buy: availableHref(buy), rent: availableHref(rent), exchange: availableHref(exchange) },
  };
}

const title = (brokerage: BrokerageName) => capitalized(withArticle(brokerage));
const crumbs = (brokerage: BrokerageName) => [
  { label: 'Início', href: links.home() },
  { label: title(brokerage), href: links.aboutUs() },
];

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = fixedPageMeta<PageData>((brokerage, { about }) => ({
  title: title(brokerage),
  description:
    about?.description ?? about?.lead ?? `Compra, venda e locação de imóveis${whereWeWork(brokerage)}.`,
  path: links.aboutUs(),
  card: 'about',
  crumbs: crumbs(brokerage),
}));

const services = ({ searches: { buy, rent, exchange }, program }: PageData) => [
  {
    name: 'Comprar',
    text: 'Casas, apartamentos, coberturas e terrenos à venda.',
    href: buy,
  },
  {
    name: 'Alugar',
    text: 'Aluguel com condomínio e IPTU somados antes da visita.',
    href: rent,
  },
  {
    name: 'Permutar',
    text: 'Imóveis que aceitam outro como parte do pagamento.',
    href: exchange,
  },
  {
    name: 'Anunciar',
    text: 'Avaliação, fotos, planta e um relatório para o proprietário.',
    href: links.ownerPage(),
  },
  ...(program ? [{ name: `Programa ${program.name}`, text: program.summary, href: links.onlyYou() }] : []),
];

const leadOf = (brokerage: ShownBrokerage) =>
  `Cuidamos de compra, venda e locação de imóveis${whereWeWork(brokerage)}.`;

/** About the brokerage (spec 1 §2.1). */
export default function AboutUs() {
  const page = useLoaderData<typeof loader>();
  const { own, about } = page;
  const brokerage = useBrokerage();
  return (
    <main id={contentId}>
      <PageHead
        crumbs={crumbs(brokerage)}
        title={about?.title ?? title(brokerage)}
        lead={about?.lead ?? leadOf(brokerage)}
      />
      {about && <BrokeragePhoto photo="living" />}
      {own ? <PageText text={own.body} /> : <TextSections sections={about?.sections} />}
      {about?.work && <Timeline title={about.work.title} beats={about.work.steps} />}
      <section className="secao">
        <div className="palco">
          <h2 className="anos__titulo">O que fazemos</h2>
          <ul className="servicos">
            {services(page).map(
              ({ name, text, href }) =>
                href && (
                  <li key={name}>
                    <a href={href}>
                      <b>{name}</b>
                      <span>{text}</span>
                    </a>
                  </li>
                ),
            )}
          </ul>
          <div className="saidas">
            <a className="bt bt--1" href={links.contact()}>
              Falar conosco
            </a>
            {brokerage.pages.history && (
              <a className="bt bt--2" href={links.history()}>
                Nossa história
              </a>
            )}
          </div>
        </div>
      </section>
    </main>
  );
}
