import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { FooterEnd } from './footer-end';
import { Logo } from './logo';
import './minimal-layout.css';

interface MinimalLayoutProps {
  firm: Parameters<typeof Logo>[0]['firm'];
  children: ReactNode;
}

/** Layout for pages with a secret URL; it has no menus, which would leak the URL. */
export const MinimalLayout = ({ firm: brokerage, children }: MinimalLayoutProps) => (
  <>
    <header className="topo topo--min">
      <a className="pular" href={`#${contentId}`}>
        Ir para o conteúdo
      </a>
      <div className="palco topo__barra">
        <Logo firm={brokerage} />
      </div>
    </header>
    <main id={contentId} className="palco">
      {children}
    </main>
    <footer className="pe-min">
      <div className="palco">
        <hr className="batida" />
        <FooterEnd name={brokerage.name} />
      </div>
    </footer>
  </>
);
