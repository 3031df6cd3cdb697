import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Beats } from '~/components/institutional/beats';
import { HousePhoto } from '~/components/institutional/house-photo';
import { PageHead } from '~/components/institutional/page-head';
import { Split } from '~/components/institutional/split';
import { contentId } from '~/components/ui/content-id';
import { Gravura } from '~/components/ui/gravura';
import { type Office, productName } from '@domain/firm';
import { useHouse } from '~/components/house';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = ({ context: { siteUrl, settings } }: LoaderFunctionArgs) => ({
  siteUrl,
  offices: settings.firm.offices,
});

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Sobre nós', href: links.aboutUs() },
  { label: 'Nossa história', href: links.history() },
];

export const meta = fixedPageMeta({
  title: 'Nossa história',
  description: 'Começamos com uma mesa, um telefone e uma regra: visitar cada imóvel antes de anunciá-lo.',
  path: links.history(),
  card: 'about',
  crumbs,
});

/** The design's own text: a placeholder of the demo until the firm's dates are known (brief §15 and §16). */
const times = [
  {
    title: 'Primeira mesa',
    when: 'Jardim Europa',
    text: 'Três pessoas e uma lista de dezoito casas.',
  },
  {
    title: 'Segundo endereço',
    when: 'Leblon',
    text: 'O Rio entra na conversa, com consultores de lá.',
  },
  {
    title: 'Campo e praia',
    when: 'Itu, Búzios, Ilhabela',
    text: 'A segunda residência passa a ter equipe própria.',
  },
  {
    title: 'Fora do país',
    when: 'Onze países',
    text: 'Parcerias com corretores que também visitam antes.',
  },
  {
    title: 'Hoje',
    when: 'São Paulo e Rio de Janeiro',
    text: 'Cada proprietário acompanha o próprio imóvel pelo relatório.',
  },
];

/** The first two offices, and for the product's own house the world between them: six, four and six columns. */
function houses(offices: readonly Office[], isProduct: boolean) {
  const [first, ...others] = offices.slice(0, 2).map(({ city, lines, creci }) => ({
    print: city === 'Rio de Janeiro' ? ('terraco-baia' as const) : ('torre-jardins' as const),
    name: city,
    lines: [...lines, `CRECI ${creci}`],
  }));
  const abroad = { print: 'skyline-noite' as const, name: 'Fora do país', lines: ['Onze países'] };
  return [...(first ? [first] : []), ...(isProduct ? [abroad] : []), ...others];
}

/** How the house came to be (spec 1 §2.1; prototype nossa-historia). */
export default function History() {
  const isProduct = useHouse().name === productName.name;
  return (
    <main id={contentId}>
      <PageHead
        crumbs={crumbs}
        title="Baixar a voz para ouvir a casa."
        lead="Começamos com uma mesa, um telefone e uma regra: visitar cada imóvel antes de anunciá-lo. A regra continua."
      />
      <HousePhoto photo="hall" />
      <Split title="O ritmo de hoje">
        {/* The music that the product is named after is no other house's. */}
        <p>
          {isProduct
            ? 'A bossa nova mudou a música sem levantar a voz. Trocou o acento de lugar. Fazemos o mesmo com imóveis: '
            : 'Mostramos imóveis sem levantar a voz: '}
          menos anúncios, mais planta; menos adjetivos, mais medidas; uma conversa em vez de uma fila.
        </p>
        <p>
          Um consultor acompanha cada família do primeiro telefonema à escritura. Quando a resposta é “não
          compre este”, é isso que dizemos.
        </p>
      </Split>
      {/* Nor is its story. */}
      {isProduct && <Beats title="Cinco tempos" beats={times} />}
      <section className="secao" aria-labelledby="onde">
        <div className="palco">
          <h2 className="anos__titulo" id="onde">
            Endereços
          </h2>
          <div className="cura">
            {houses(useLoaderData<typeof loader>().offices, isProduct).map(({ print, name, lines }) => (
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
