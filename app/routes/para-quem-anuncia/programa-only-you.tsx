import type { LoaderFunctionArgs } from '@remix-run/node';
import { type HouseName, withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { Beats } from '~/components/institutional/beats';
import { PageHead } from '~/components/institutional/page-head';
import { Split } from '~/components/institutional/split';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.siteUrl });

const crumbs = (house: HouseName) => [
  { label: 'Início', href: links.home() },
  { label: `Seu imóvel ${withArticle(house, 'em')}`, href: links.ownerPage() },
  { label: 'Programa Only You', href: links.onlyYou() },
];

export const meta = fixedPageMeta((house) => ({
  title: 'Programa Only You',
  description: 'O imóvel fica com um só consultor, com plano combinado e contas prestadas pelo relatório.',
  path: links.onlyYou(),
  card: 'owners',
  crumbs: crumbs(house),
}));

const way = [
  {
    title: 'Plano',
    when: 'Antes de publicar',
    text: 'Valor, prazo, fotos e onde o imóvel aparece, combinados por escrito.',
  },
  {
    title: 'Um só nome',
    when: 'Do anúncio às chaves',
    text: 'O mesmo consultor atende os interessados, acompanha as visitas e traz as propostas.',
  },
  {
    title: 'Discrição',
    when: 'Quando você pedir',
    text: 'Visitas com hora marcada e nome conhecido. O anúncio pode esperar, o endereço pode ficar de fora.',
  },
  {
    title: 'Contas',
    when: 'Pelo relatório',
    text: 'O que foi feito, quem visitou e o que disseram. Se não andar, o plano muda.',
  },
];

/** The exclusive management programme (spec 1 §2.1 and §2.4). */
export default function OnlyYou() {
  return (
    <main id={contentId}>
      <PageHead
        crumbs={crumbs(useHouse())}
        title="Um imóvel, um consultor."
        lead="Only You é o nosso programa de gestão com exclusividade: o imóvel fica com uma pessoa, que responde por ele do começo ao fim."
      />
      <Beats title="Como funciona" beats={way} />
      <Split title="O que pedimos">
        <p>
          Exclusividade por um prazo combinado em contrato. Nesse prazo, quem procurar o imóvel por qualquer
          caminho fala com o mesmo consultor. No fim dele, você renova ou segue sem compromisso.
        </p>
        <p className="saidas">
          <a className="bt bt--1" href={links.announce()}>
            Cadastrar imóvel
          </a>
          <a className="bt bt--2" href={links.contact()}>
            Falar conosco
          </a>
        </p>
      </Split>
    </main>
  );
}
