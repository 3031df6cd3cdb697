import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withinDays } from '@domain/brokerage/promise-texts';
import { overdueText } from '@domain/announcement/news';
import { useBrokerage } from '~/components/use-brokerage';
import { contentId } from '~/components/ui/content-id';
import { AddPhotos } from '~/features/announce/add-photos';
import { HowToFollow } from '~/features/announce/how-to-follow';
import { sentAnnouncement } from '~/features/announce/sent-announcement.server';
import { NextSteps } from '~/features/announce/next-steps';
import { SmallIllustration } from '~/features/status-pages/small-illustration';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import './obrigado.css';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

/** `sent` is null if this browser sent no form. */
export const loader = async (args: LoaderFunctionArgs) => ({
  siteUrl: args.context.siteUrl,
  sent: await sentAnnouncement(args),
});

/** Not indexable: only the owner form leads here. */
export const meta = fixedPageMeta(({ promises }) => ({
  title: 'Recebemos o seu imóvel',
  description: `Um consultor da região liga${withinDays(promises.callDays)}.`,
  path: links.ownerThanks(),
  card: 'owners',
  indexable: false,
}));

/** Confirmation of the owner form (settled §4): reference and next steps (prototype obrigado-anuncio). */
export default function OwnerThanks() {
  const { sent } = useLoaderData<typeof loader>();
  return sent ? <Thanks {...sent} /> : <Unknown />;
}

type Sent = NonNullable<Awaited<ReturnType<typeof sentAnnouncement>>>;

function Thanks({
  firstName,
  protocol,
  email,
  callBy,
  within,
  preference,
  received,
  isOverdue,
  photos,
  isSignedIn,
}: Sent) {
  return (
    <main id={contentId} className="palco obrigado">
      <div className="g obrigado__topo">
        <div className="r10">
          <h1>Obrigado, {firstName}.</h1>
          <p className="lide">
            {isOverdue
              ? overdueText
              : `Um consultor da região fala com você${within}${callBy ? `, até ${callBy}` : ''}${preferenceText(preference)}.`}
          </p>
        </div>
        <dl className="r6">
          <dt className="menor suave">Referência</dt>
          <dd className="obrigado__ref">{protocol}</dd>
        </dl>
      </div>
      <hr className="batida" />
      <NextSteps when={received} callBy={callBy} />
      <p className="saidas">
        <a className="bt bt--1" href={links.myProducts()}>
          Acompanhar em Meus imóveis
        </a>
        <a className="bt bt--2" href={links.allProperties()}>
          Ver imóveis
        </a>
        <OnlyYouLink />
      </p>
      {photos && <AddPhotos to={photos} />}
      <HowToFollow email={email} isSignedIn={isSignedIn} />
    </main>
  );
}

const preferenceText = (preference: string) =>
  preference ? `, por ${preference.replace(/^[TE]/, (letter) => letter.toLowerCase())} como você pediu` : '';

/** Page for direct visits, without a sent form. */
function Unknown() {
  const { callDays } = useBrokerage().promises;
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <SmallIllustration detail="openDoor" />
        <h1>Recebemos o seu imóvel.</h1>
        <p className="lide">
          {`Um consultor da região liga${withinDays(callDays)} para marcar uma visita. Até lá, nada é publicado.`}
        </p>
        <div className="vazio__saidas">
          <a className="bt bt--1" href={links.home()}>
            Voltar ao início
          </a>
          <OnlyYouLink />
        </div>
      </div>
    </main>
  );
}

function OnlyYouLink() {
  const { onlyYou } = useBrokerage().pages;
  return (
    onlyYou && (
      <a className="bt bt--2" href={links.onlyYou()}>
        {`Conhecer o programa ${onlyYou}`}
      </a>
    )
  );
}
