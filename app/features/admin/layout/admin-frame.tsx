import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';

interface AdminFrameProps {
  /** Beside the logo: rooms and sign-out, absent before the sign-in. */
  bar?: ReactNode;
  home?: string;
  children: ReactNode;
}

/** Bar, content and foot of every page of the admin; the public header and footer are not for it. */
export function AdminFrame({ bar, home, children }: AdminFrameProps) {
  return (
    <div className="mesa">
      <header className="mtopo">
        <a className="pular" href={`#${contentId}`}>
          Ir para o conteúdo
        </a>
        <div className="palco">
          {home ? (
            <a className="mlogo" href={home} aria-label="Mesa, início">
              <Logo />
            </a>
          ) : (
            <span className="mlogo">
              <Logo />
            </span>
          )}
          {bar}
        </div>
      </header>
      <main id={contentId} className="palco mcorpo">
        {children}
      </main>
      <footer className="palco">
        <div className="mpe">
          <span>Horários de São Paulo. O que você faz aqui fica registrado.</span>
          <a href={links.home()}>Ver o site</a>
        </div>
      </footer>
    </div>
  );
}

const Logo = () => (
  <>
    <svg viewBox="0 0 33 26" aria-hidden="true">
      <path d="M0 0h2v26H0zM6 0h2v26H6zM12 0h2v26h-2zM20 0h2v26h-2zM26 0h2v26h-2z" />
    </svg>
    <span>Mesa</span>
  </>
);
