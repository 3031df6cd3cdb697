import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { AnnounceFrame } from '~/features/announce/announce-frame';
import { DraftLine } from '~/features/announce/draft-line';
import { PhoneForm } from '~/features/announce/on-the-phone';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { photosAction } from './action.server';
import { PhotoPanel } from './photo-panel';
import { photosData } from './queries.server';
import { AwayPhotos, ClosedPhotos, SentPhotos } from './sent-photos';

export const loader = (args: LoaderFunctionArgs) => photosData(args);
export const action = (args: ActionFunctionArgs) => photosAction(args);
export const meta = privatePageMeta('Fotos do imóvel');

/** The photos that an owner has at hand; none need be (prototype anunciar-fotos). */
export default function Photos() {
  const page = useLoaderData<typeof loader>();
  if (page.view === 'closed') return <ClosedPhotos />;
  if (page.view === 'away' && page.isSent) return <AwayPhotos />;
  if (page.view === 'photos' && page.sent) return <SentPhotos {...page} sent={page.sent} />;
  const { kept, failed, saved } = page.view === 'photos' ? page : nothingThere;
  return (
    <AnnounceFrame
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
      <PhotoPanel kept={kept} failed={failed} of={page.of} />
      {page.of.isLong ? <BackToTheForm /> : <BetweenSteps />}
    </AnnounceFrame>
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

/** The form still stands in the tab before. */
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
