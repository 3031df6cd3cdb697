import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';
import { useBrokerage } from '~/components/use-brokerage';
import { Timeline } from '~/components/institutional/timeline';
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

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export async function loader(args: LoaderFunctionArgs) {
  const owners = args.context.settings.firm.texts.texts?.owners;
  return { ...(await longFormData(args)), owners };
}
export const action = (args: ActionFunctionArgs) => longAction(args);

const title = (brokerage: BrokerageName) => `Seu imóvel ${withArticle(brokerage, 'em')}`;
const crumbs = (brokerage: BrokerageName) => [
  { label: 'Início', href: links.home() },
  { label: title(brokerage), href: links.ownerPage() },
];

export const meta = fixedPageMeta((brokerage) => ({
  title: title(brokerage),
  description: 'Como anunciamos o seu imóvel: visita, preço com conta, fotos, planta e relatório.',
  path: links.ownerPage(),
  card: 'owners',
  crumbs: crumbs(brokerage),
}));

/** Owner page (spec 1 §2.1) with the complete announcement form (spec 2 §2; prototype seu-imovel). */
export default function OwnerPage() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<LongReply>();
  const brokerage = useBrokerage();
  const { onlyYou } = brokerage.pages;
  const { owners } = page;
  if (page.view === 'sent')
    return <AlreadySent sent={page.sent} next={links.ownerThanks()} action={links.ownerPage()} />;
  return (
    <main id={contentId}>
      <PageHead crumbs={crumbs(brokerage)} title={title(brokerage)} lead={<Lead />} />
      <div className="palco">
        <LongForm page={page} reply={reply} key={reply?.cep ? page.base : ''} />
      </div>
      {owners?.steps && <Timeline title={owners.steps.title} beats={owners.steps.steps} />}
      {onlyYou && (
        <Split title="Se preferir exclusividade">
          <p>
            No <a href={links.onlyYou()}>{`programa ${onlyYou}`}</a>, o imóvel fica com um só consultor, que
            responde por tudo.{owners?.exclusive && ` ${owners.exclusive}`}
          </p>
          <p>
            Outra dúvida? <a href={links.contact('Vender')}>Fale conosco</a>.
          </p>
        </Split>
      )}
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
