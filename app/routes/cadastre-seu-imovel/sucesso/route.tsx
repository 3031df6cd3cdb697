import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { overdueText } from '@domain/announcement/news';
import { contentId } from '~/components/ui/content-id';
import { returnTo } from '~/domain/return-to';
import { AddPhotos } from '~/features/announce/add-photos';
import { Elevation } from '~/features/announce/elevation';
import { draftField } from '~/features/announce/draft-form';
import { HowToFollow } from '~/features/announce/how-to-follow';
import { sentAnnouncement } from '~/features/announce/sent-announcement.server';
import { NextSteps } from '~/features/announce/next-steps';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import './sucesso.css';

export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';
export const meta = privatePageMeta('Imóvel recebido');

export async function loader(args: LoaderFunctionArgs) {
  const sent = await sentAnnouncement(args);
  if (!sent) throw redirect(links.announce());
  const returnPath = returnTo(new URL(args.request.url).searchParams.get(draftField.from));
  return { ...sent, back: returnPath ?? links.home() };
}

/** Confirmation with next steps and deadline (prototype anunciar-recebido). */
export default function Sent() {
  const { protocol, firstName, email, callBy, within, received, isOverdue, back, photos, isSignedIn } =
    useLoaderData<typeof loader>();
  return (
    <main id={contentId}>
      <section className="escuro recebido__voz">
        <div className="palco">
          <div>
            <h1>{`Recebemos seu imóvel, ${firstName}.`}</h1>
            <p className="lide">
              {isOverdue
                ? overdueText
                : `Um consultor da região liga${within}${callBy ? `, até ${callBy}` : ''}.`}
            </p>
            <dl>
              <dt className="menor suave">Referência</dt>
              <dd className="recebido__ref">{protocol}</dd>
            </dl>
            <p className="recebido__acoes">
              <a className="bt bt--1" href={links.myProducts()}>
                Acompanhar em Meus imóveis
              </a>
              <a className="bt bt--2" href={back}>
                Voltar para onde você estava
              </a>
            </p>
          </div>
          <Elevation stage={4} />
        </div>
      </section>
      <section className="palco recebido__depois">
        <h2>O que acontece agora</h2>
        <NextSteps when={received} callBy={callBy} />
        {photos && <AddPhotos to={photos} />}
        <HowToFollow email={email} isSignedIn={isSignedIn} />
      </section>
    </main>
  );
}
