import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withinTime } from '@domain/brokerage/promise-texts';
import { useBrokerage } from '~/components/use-brokerage';
import { Sent } from '~/features/leads/sent';
import { contentId } from '~/components/ui/content-id';
import type { FormReply } from '~/forms/form-reply';
import { wantedPropertyForm } from '~/features/leads/wanted-property';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { leadPageData } from '~/features/leads/lead-page.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { Elevation } from './elevation';
import { WantedPropertyForm } from './wanted-property-form';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = fixedPageMeta<PageData>(({ promises }, { wanted }) => ({
  title: 'Diga o que procura',
  description: [
    ...(wanted ? [wanted] : []),
    `Conte o que procura e um consultor responde${withinTime(promises.search)}.`,
  ].join(' '),
  path: links.wantedProperty(),
  card: 'listing',
}));

export async function loader(args: LoaderFunctionArgs) {
  const { texts } = args.context.settings.firm.texts;
  return { ...(await leadPageData(args)), wanted: texts?.wanted ?? null };
}

export const action = (args: ActionFunctionArgs) =>
  takeLead(args, wantedPropertyForm, {
    lead: (wanted) => ({
      kind: 'no-reference',
      name: wanted.nome,
      email: wanted.email,
      whatsapp: wanted.telefone,
      contact_preference: wanted.contato,
      close_prevision: wanted.prazo,
      objective: wanted.objetivo,
      place: wanted.onde,
      fase: wanted.fase,
      tipology: wanted.tipo,
      price_min: wanted['preco-min'],
      price_max: wanted['preco-max'],
      rooms: wanted.quartos,
      suites: wanted.suites,
      garage: wanted.vagas,
    }),
    done: ({ nome, contato }, { protocol }) =>
      redirectToSent(
        { page: links.wantedProperty(), name: nome, protocol, facts: [['Contato por', contato]] },
        args.context.siteUrl,
      ),
  });

/** Lead form for a wanted property (settled §4; prototype imovel-desejado). */
export default function WantedProperty() {
  const { sent, person, wanted } = useLoaderData<typeof loader>();
  const { promises } = useBrokerage();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId} className="mago">
      <div className="mago__voz escuro">
        <div>
          <h1>Diga o que procura.</h1>
          <p className="lide">
            {[...(wanted ? [wanted] : []), 'Conte o essencial, e um consultor procura por você.'].join(' ')}
          </p>
        </div>
        <Elevation />
      </div>
      <div className="mago__form">
        {sent ? (
          <Sent
            title={`Pedido recebido, ${sent.firstName}.`}
            next={`Um consultor procura na nossa carteira e responde${withinTime(promises.search)}.`}
            sent={sent}
          >
            <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
            <a className="elo" href={links.wantedProperty()}>
              Fazer outro pedido
            </a>
          </Sent>
        ) : (
          <WantedPropertyForm person={person} reply={reply} />
        )}
      </div>
    </main>
  );
}
