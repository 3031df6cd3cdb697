import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type HouseName, withArticle } from '@domain/firm';
import { capitalized } from '@domain/text';
import { useHouse } from '~/components/house';
import { Beats } from '~/components/institutional/beats';
import { HousePhoto } from '~/components/institutional/house-photo';
import { PageHead } from '~/components/institutional/page-head';
import { Split } from '~/components/institutional/split';
import { contentId } from '~/components/ui/content-id';
import type { ShownHouse } from '~/domain/shown-house';
import { everywhere, whereWeWork } from '~/domain/where-we-work';
import { houseSearches } from '~/domain/menus/fixed-searches';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

/** The searches' addresses are made here: their rules would weigh on the page. Those that find nothing are left out. */
export function loader({ context: { siteUrl, onOffer } }: LoaderFunctionArgs) {
  const offered = (href: string) => (onOffer && !onOffer.has(href) ? null : href);
  const { buy, rent, exchange } = houseSearches;
  return { siteUrl, searches: { buy: offered(buy), rent: offered(rent), exchange: offered(exchange) } };
}

const title = (house: HouseName) => capitalized(withArticle(house));
const crumbs = (house: HouseName) => [
  { label: 'Início', href: links.home() },
  { label: title(house), href: links.aboutUs() },
];

export const meta = fixedPageMeta((house) => ({
  title: title(house),
  description: `Compra, venda e locação de imóveis${whereWeWork(house, ` ${everywhere}`)}.`,
  path: links.aboutUs(),
  card: 'about',
  crumbs: crumbs(house),
}));

const way = [
  {
    title: 'Ouvir',
    when: 'Antes da busca',
    text: 'Uma conversa sobre como a família vive, quanto quer gastar e o que não aceita.',
  },
  {
    title: 'Visitar',
    when: 'Antes do anúncio',
    text: 'Vamos ao imóvel, conferimos as medidas e perguntamos o que a foto não mostra.',
  },
  {
    title: 'Escolher',
    when: 'Antes da visita',
    text: 'Uma lista curta, com planta e custos do mês. Você visita só o que faz sentido.',
  },
  {
    title: 'Acompanhar',
    when: 'Até as chaves',
    text: 'O mesmo consultor cuida da proposta, das certidões e da entrega.',
  },
];

const services = ({ buy, rent, exchange }: Record<'buy' | 'rent' | 'exchange', string | null>) => [
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
  {
    name: 'Programa Only You',
    text: 'Um imóvel confiado a um só consultor.',
    href: links.onlyYou(),
  },
];

const leadOf = (house: ShownHouse) =>
  `Somos uma corretora de imóveis${house.cities ? '' : ' de São Paulo e do Rio de Janeiro'}. Cuidamos de compra, venda e locação${whereWeWork(house)}.`;

/** What the house is and how it works (spec 1 §2.1). */
export default function AboutUs() {
  return (
    <main id={contentId}>
      <PageHead crumbs={crumbs(useHouse())} title="Menos anúncio, mais planta." lead={leadOf(useHouse())} />
      <HousePhoto photo="living" />
      <Split title="O que nos move">
        <p>
          Escolher uma casa pede silêncio. Por isso mostramos menos imóveis e contamos mais de cada um: a
          planta, a metragem, o sol da manhã, o que se paga por mês. O que não sabemos, dizemos que não
          sabemos, e vamos perguntar.
        </p>
        <p>
          Trabalhamos para os dois lados da conversa. Quem vende acompanha o caminho do próprio imóvel; quem
          compra sabe o que está em aberto antes de assinar.
        </p>
      </Split>
      <Beats title="Como trabalhamos" beats={way} />
      <section className="secao">
        <div className="palco">
          <h2 className="anos__titulo">O que fazemos</h2>
          <ul className="servicos">
            {services(useLoaderData<typeof loader>().searches).map(
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
            <a className="bt bt--2" href={links.history()}>
              Nossa história
            </a>
          </div>
        </div>
      </section>
    </main>
  );
}
