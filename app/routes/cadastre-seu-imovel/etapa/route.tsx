import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withinDays } from '@domain/brokerage/promise-texts';
import { firstStep } from '@domain/announcement/steps';
import { useBrokerage } from '~/components/use-brokerage';
import { AlreadySent } from '~/features/announce/already-sent';
import { AnnounceLayout } from '~/features/announce/announce-layout';
import { links } from '~/links';
import { fixedPageMeta, titleOnly } from '~/page-meta';
import { type StepReply, stepAction } from './action.server';
import { stepData } from './queries.server';
import { StepForm } from './step-form';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const loader = (args: LoaderFunctionArgs) => stepData(args);
export const action = (args: ActionFunctionArgs) => stepAction(args);

const firstMeta = fixedPageMeta(({ promises }) => ({
  title: 'Anunciar imóvel',
  description: `Anuncie o seu imóvel em quatro passos. Um consultor da região liga${withinDays(promises.callDays)}.`,
  path: links.announce(),
  card: 'owners',
}));
export const meta: MetaFunction<typeof loader> = (args) =>
  args.params.etapa ? titleOnly('Anunciar imóvel', 'noindex')(args) : firstMeta(args);

const voices = (callDays: number | undefined) => ({
  localizacao: {
    title: 'Onde fica o seu imóvel?',
    lead: 'O endereço serve para a avaliação. Não aparece no anúncio.',
  },
  informacoes: { title: 'Conte como ele é.', lead: 'Números aproximados bastam; medimos na visita.' },
  valores: { title: 'Quanto você espera?', lead: 'Se preferir, deixe em branco e receba nossa estimativa.' },
  contato: { title: 'Como falamos com você?', lead: `Um consultor liga${withinDays(callDays)}.` },
});

/** A step of an announcement (spec 2 §2; prototypes anunciar-1 to -4). */
export default function AnnounceStep() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<StepReply>();
  const { callDays } = useBrokerage().promises;
  if (page.view === 'sent')
    return (
      <AlreadySent sent={page.sent} next={links.announceSent()} action={links.announceStep(firstStep)} />
    );
  const { step } = page;
  return (
    <AnnounceLayout {...voices(callDays)[step]} step={step}>
      <StepForm
        page={page}
        reply={reply}
        key={reply?.cep ? JSON.stringify(reply.result?.initialValue) : step}
      />
    </AnnounceLayout>
  );
}
