import type { LoaderFunctionArgs } from '@remix-run/node';
import { type HouseName, withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { Beats } from '~/components/institutional/beats';
import { HousePhoto } from '~/components/institutional/house-photo';
import { PageHead } from '~/components/institutional/page-head';
import { Split } from '~/components/institutional/split';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.siteUrl });

const title = (house: HouseName) => `Seu imóvel ${withArticle(house, 'em')}`;
const crumbs = (house: HouseName) => [
  { label: 'Início', href: links.home() },
  { label: title(house), href: links.ownerPage() },
];

export const meta = fixedPageMeta((house) => ({
  title: title(house),
  description: 'Como anunciamos o seu imóvel: visita, preço com conta, fotos, planta e relatório.',
  path: links.ownerPage(),
  card: 'owners',
  crumbs: crumbs(house),
}));

const way = [
  {
    title: 'Visita',
    when: 'Com hora marcada',
    text: 'Um consultor da região vai ao imóvel, confere as medidas e ouve o que você espera.',
  },
  {
    title: 'Preço',
    when: 'Com a conta à vista',
    text: 'Mostramos os imóveis parecidos que usamos para chegar ao valor. A decisão é sua.',
  },
  {
    title: 'Anúncio',
    when: 'Com fotos e planta',
    text: 'Você lê o texto e vê as fotos antes de publicar. O endereço exato só aparece se você quiser.',
  },
  {
    title: 'Relatório',
    when: 'Até a venda ou o contrato',
    text: 'Acessos, contatos e visitas do seu imóvel, na sua conta, a qualquer hora.',
  },
];

/** The owner page (spec 1 §2.1): how a property is taken on, and the way to announce one. */
export default function OwnerPage() {
  return (
    <main id={contentId}>
      <PageHead
        crumbs={crumbs(useHouse())}
        title="Seu imóvel, sem pressa e sem alarde."
        lead="Vender ou alugar começa por uma visita. Depois você decide se, quando e por quanto anunciar."
      />
      <HousePhoto photo="veranda" />
      <Split title="Para começar">
        <p>
          Conte em quatro passos onde fica o imóvel, como ele é, o valor que você imagina e um telefone para
          falarmos. Leva três minutos, e o rascunho fica guardado.
        </p>
        <p>Depois do envio, um consultor da região liga em até dois dias úteis para marcar a visita.</p>
        <p className="saidas">
          <a className="bt bt--1" href={links.announce(links.ownerPage())}>
            Anunciar o imóvel
          </a>
        </p>
      </Split>
      <Beats title="O que acontece depois" beats={way} />
      <Split title="Se preferir exclusividade">
        <p>
          No <a href={links.onlyYou()}>programa Only You</a>, o imóvel fica com um só consultor, que responde
          por tudo. Quem anuncia sem exclusividade tem o mesmo cuidado com fotos, planta e texto.
        </p>
        <p>
          Outra dúvida? <a href={links.contact()}>Fale conosco</a>.
        </p>
      </Split>
    </main>
  );
}
