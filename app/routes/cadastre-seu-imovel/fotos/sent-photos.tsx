import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { Elevation } from '~/features/announce/elevation';
import { links, type PhotosOf } from '~/links';
import type { ShownPhotos } from './photo-items';
import { PhotoPanel } from './photo-panel';
import '~/features/announce/announce.css';

interface SentPhotosProps extends ShownPhotos {
  sent: { protocol: string; title: string };
  of: PhotosOf;
}

/** The photos of an announcement that was sent: its owner adds some, orders them and takes them back. */
export const SentPhotos = ({ sent: { protocol, title }, of, ...photos }: SentPhotosProps) => (
  <Frame
    heading="Fotos do seu imóvel"
    lead="Ajudam na avaliação. Cada uma fica conosco assim que chega: não é preciso enviar o anúncio de novo."
  >
    <p className="suave fotos__de">{`${title}. Referência ${protocol}.`}</p>
    <PhotoPanel of={of} {...photos} />
    <Foot>
      <a className="bt bt--2" href={links.myProducts()}>
        Acompanhar em Meus imóveis
      </a>
    </Foot>
  </Frame>
);

/** For an address that opens nothing: one answer, whatever the reason. */
export const ClosedPhotos = () => (
  <Frame
    heading="Este link não abre mais."
    lead="As fotos de um anúncio se incluem por trinta dias, e até ele ser publicado."
  >
    <p>Se o seu imóvel ainda espera por nós, entre na sua conta com o e-mail do anúncio, ou fale conosco.</p>
    <Foot>
      <a className="bt bt--1" href={links.myProducts()}>
        Meus imóveis
      </a>
      <a className="bt bt--2" href={links.contact()}>
        Falar com a casa
      </a>
    </Foot>
  </Frame>
);

/** The back end does not answer. */
export const AwayPhotos = () => (
  <Frame heading="Fotos do seu imóvel" lead="Estão guardadas.">
    <p role="alert">Não conseguimos abrir as fotos agora. Tente de novo em alguns minutos.</p>
  </Frame>
);

interface FrameProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

const Frame = ({ heading, lead, children }: FrameProps) => (
  <main id={contentId} className="mago anuncio">
    <div className="mago__voz escuro">
      <div>
        <h1>{heading}</h1>
        <p className="lide">{lead}</p>
      </div>
      <Elevation stage={3} />
    </div>
    <div className="mago__form">{children}</div>
  </main>
);

const Foot = ({ children }: { children: ReactNode }) => <p className="mago__pe">{children}</p>;
