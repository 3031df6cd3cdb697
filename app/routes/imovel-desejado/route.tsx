import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useActionData, useLoaderData } from '@remix-run/react';
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

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

export const meta = fixedPageMeta({
  title: 'Diga o que procura',
  description:
    'Parte dos nossos imóveis não vai ao site. Conte o que procura e um consultor responde em até dois dias úteis.',
  path: links.wantedProperty(),
  card: 'listing',
});

export const loader = (args: LoaderFunctionArgs) => leadPageData(args);

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

/** The lead form 'tell us what you look for' (settled §4; prototype imovel-desejado). */
export default function WantedProperty() {
  const { sent, person } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId} className="mago">
      <div className="mago__voz escuro">
        <div>
          <h1>Diga o que procura.</h1>
          <p className="lide">
            Parte dos nossos imóveis não vai ao site. Com três respostas, um consultor procura por você.
          </p>
        </div>
        <Elevation />
      </div>
      <div className="mago__form">
        {sent ? (
          <Sent
            title={`Pedido recebido, ${sent.firstName}.`}
            next="Um consultor procura na nossa carteira e responde em até dois dias úteis."
            sent={sent}
          >
            <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
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
