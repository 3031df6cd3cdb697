import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { AnnounceLayout } from '~/features/announce/announce-layout';
import { DraftLine } from '~/features/announce/draft-line';
import { PhoneForm } from '~/features/announce/continue-on-phone';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { photosAction } from './action.server';
import { PhotoPanel } from './photo-panel';
import { photosData } from './queries.server';
import { PhotosUnavailable, ClosedPhotos, SentPhotos } from './sent-photos';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const loader = (args: LoaderFunctionArgs) => photosData(args);
export const action = (args: ActionFunctionArgs) => photosAction(args);
export const meta = privatePageMeta('Fotos do imóvel');

/** Optional photos of an announcement (prototype anunciar-fotos). */
export default function Photos() {
  const page = useLoaderData<typeof loader>();
  if (page.view === 'closed') return <ClosedPhotos />;
  if (page.view === 'away' && page.isSent) return <PhotosUnavailable />;
  if (page.view === 'photos' && page.sent) return <SentPhotos {...page} sent={page.sent} />;
  const { kept: savedPhotos, failed, saved } = page.view === 'photos' ? page : nothingThere;
  return (
    <AnnounceLayout
      title="Tem fotos à mão?"
      lead="Ajudam na avaliação. As do anúncio, nós fazemos."
      step={null}
    >
      <DraftLine draft={saved} />
      {saved && <PhoneForm />}
      {page.view === 'away' && (
        <p role="alert">
          Não conseguimos abrir o seu rascunho agora. Ele está guardado: tente de novo em alguns minutos.
        </p>
      )}
      <PhotoPanel kept={savedPhotos} failed={failed} of={page.of} />
      {page.of.isLong ? <BackToTheForm /> : <BetweenSteps />}
    </AnnounceLayout>
  );
}

const BetweenSteps = () => (
  <p className="mago__pe">
    <a className="bt bt--3 elo" href={links.announceStep('contato')}>
      <Icon name="back" small />
      Voltar
    </a>
    <a className="bt bt--1" href={links.announceCheck()}>
      Continuar
    </a>
  </p>
);

/** The form is still open in the previous tab. */
const BackToTheForm = () => (
  <>
    <p>
      As fotos já estão no seu anúncio. Volte à outra aba para terminar de preencher, ou abra o formulário
      aqui.
    </p>
    <p className="mago__pe">
      <a className="bt bt--2" href={links.ownerPage()}>
        Abrir o formulário
      </a>
    </p>
  </>
);

const nothingThere = { kept: [], failed: [], saved: null };
