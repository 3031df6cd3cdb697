import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { FooterEnd } from './footer-end';
import { Logo } from './logo';
import './bare-page.css';

interface BarePageProps {
  firm: Parameters<typeof Logo>[0]['firm'];
  children: ReactNode;
}

/** A page of a secret address: no menu carries it on to another. */
export const BarePage = ({ firm, children }: BarePageProps) => (
  <>
    <a className="pular" href={`#${contentId}`}>
      Ir para o conteúdo
    </a>
    <header className="topo topo--min">
      <div className="palco topo__barra">
        <Logo firm={firm} />
      </div>
    </header>
    <main id={contentId} className="palco">
      {children}
    </main>
    <footer className="pe-min">
      <div className="palco">
        <hr className="batida" />
        <FooterEnd name={firm.name} />
      </div>
    </footer>
  </>
);
