import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type HouseName, withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { Beats } from '~/components/institutional/beats';
import { PageHead } from '~/components/institutional/page-head';
import { Split } from '~/components/institutional/split';
import { contentId } from '~/components/ui/content-id';
import { AlreadySent } from '~/features/announce/already-sent';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { type LongReply, longAction } from './action.server';
import { LongForm } from './long-form';
import { longFormData } from './queries.server';
import '~/features/announce/announce.css';
import './long-form-page.css';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const loader = (args: LoaderFunctionArgs) => longFormData(args);
export const action = (args: ActionFunctionArgs) => longAction(args);

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

/**
 * The owner page (spec 1 §2.1): all of an announcement in one form (spec 2 §2; prototype seu-imovel), and how a property is
 * taken on.
 */
export default function OwnerPage() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<LongReply>();
  const house = useHouse();
  if (page.view === 'sent')
    return <AlreadySent sent={page.sent} next={links.ownerThanks()} action={links.ownerPage()} />;
  return (
    <main id={contentId}>
      <PageHead crumbs={crumbs(house)} title={title(house)} lead={<Lead />} />
      <div className="palco">
        <LongForm page={page} reply={reply} key={reply?.cep ? page.base : ''} />
      </div>
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

const Lead = () => (
  <>
    Para quem quer adiantar tudo. Leva uns dez minutos; o curto leva{' '}
    <a className="sublinhado" href={links.announce(links.ownerPage())}>
      três
    </a>
    , e o que você escreve em um está no outro.
  </>
);
