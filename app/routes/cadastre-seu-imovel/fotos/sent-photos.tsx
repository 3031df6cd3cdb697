import type { ReactNode } from 'react';
import { sentences } from '@domain/kernel/text';
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

/** Photos of a sent announcement: its owner adds, sorts and removes them. */
export const SentPhotos = ({ sent: { protocol, title }, of, ...photos }: SentPhotosProps) => (
  <PageLayout
    heading="Fotos do seu imóvel"
    lead="Ajudam na avaliação. Cada uma fica conosco assim que chega: não é preciso enviar o anúncio de novo."
  >
    <p className="suave fotos__de">{sentences(title, `Referência ${protocol}`)}</p>
    <PhotoPanel of={of} {...photos} />
    <Foot>
      <a className="bt bt--2" href={links.myProducts()}>
        Acompanhar em Meus imóveis
      </a>
    </Foot>
  </PageLayout>
);

/** One text for all invalid links. */
export const ClosedPhotos = () => (
  <PageLayout
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
  </PageLayout>
);

export const PhotosUnavailable = () => (
  <PageLayout heading="Fotos do seu imóvel" lead="Estão guardadas.">
    <p role="alert">Não conseguimos abrir as fotos agora. Tente de novo em alguns minutos.</p>
  </PageLayout>
);

interface PageLayoutProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

const PageLayout = ({ heading, lead, children }: PageLayoutProps) => (
  <main id={contentId} className="mago anuncio">
    <div className="mago__voz escuro">
      <div>
        <h1>{heading}</h1>
        <p className="lide">{lead}</p>
      </div>
      <Elevation stage={4} />
    </div>
    <div className="mago__form">{children}</div>
  </main>
);

const Foot = ({ children }: { children: ReactNode }) => <p className="mago__pe">{children}</p>;
