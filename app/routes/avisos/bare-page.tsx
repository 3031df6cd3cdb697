import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { Logo } from '~/features/frame/logo';

/** A page of a secret address: no menu carries it on to another. */
export const BarePage = ({
  firm,
  children,
}: {
  firm: Parameters<typeof Logo>[0]['firm'];
  children: ReactNode;
}) => (
  <>
    <a className="pular" href={`#${contentId}`}>
      Ir para o conteúdo
    </a>
    <header className="topo">
      <div className="palco topo__barra">
        <Logo firm={firm} />
      </div>
    </header>
    <main id={contentId} className="palco">
      {children}
    </main>
  </>
);
