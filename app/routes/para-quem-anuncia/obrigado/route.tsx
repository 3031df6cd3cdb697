import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { overdueText } from '@domain/announcement/news';
import { contentId } from '~/components/ui/content-id';
import { AddPhotos } from '~/features/announce/add-photos';
import { HowToFollow } from '~/features/announce/how-to-follow';
import { sentAnnouncement } from '~/features/announce/sent-announcement.server';
import { WayAhead } from '~/features/announce/way-ahead';
import { SmallFacade } from '~/features/frame/small-facade';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import './obrigado.css';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

/** What was sent; null: nothing was from here. */
export const loader = async (args: LoaderFunctionArgs) => ({
  siteUrl: args.context.siteUrl,
  sent: await sentAnnouncement(args),
});

/** Reached by those who have sent the owner's form; not for search engines. */
export const meta = fixedPageMeta({
  title: 'Recebemos o seu imóvel',
  description: 'Um consultor da região liga em até dois dias úteis.',
  path: links.ownerThanks(),
  card: 'owners',
  indexable: false,
});

/** Where the owner's form ends (settled §4): its reference, and what happens next (prototype obrigado-anuncio). */
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
              : `Um consultor da região fala com você em até dois dias úteis, até ${callBy}${asAsked(preference)}.`}
          </p>
        </div>
        <dl className="r6">
          <dt className="menor suave">Referência</dt>
          <dd className="obrigado__ref">{protocol}</dd>
        </dl>
      </div>
      <hr className="batida" />
      <WayAhead when={received} callBy={callBy} />
      <p className="saidas">
        <a className="bt bt--1" href={links.myProducts()}>
          Acompanhar em Meus imóveis
        </a>
        <a className="bt bt--2" href={links.allProperties()}>
          Ver imóveis
        </a>
        <a className="bt bt--2" href={links.onlyYou()}>
          Conhecer o programa Only You
        </a>
      </p>
      {photos && <AddPhotos to={photos} />}
      <HowToFollow email={email} isSignedIn={isSignedIn} />
    </main>
  );
}

/** ', por telefone como você pediu' */
const asAsked = (preference: string) =>
  preference ? `, por ${preference.replace(/^[TE]/, (letter) => letter.toLowerCase())} como você pediu` : '';

/** For who comes by its address alone. */
function Unknown() {
  return (
    <main id={contentId} className="palco">
      <div className="vazio">
        <SmallFacade detail="openDoor" />
        <h1>Recebemos o seu imóvel.</h1>
        <p className="lide">
          Um consultor da região liga em até dois dias úteis para marcar uma visita. Até lá, nada é publicado.
        </p>
        <div className="vazio__saidas">
          <a className="bt bt--1" href={links.home()}>
            Voltar ao início
          </a>
          <a className="bt bt--2" href={links.onlyYou()}>
            Conhecer o programa Only You
          </a>
        </div>
      </div>
    </main>
  );
}
