import type { ReactNode } from 'react';
import { accountLinks } from './account-links';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { Icon } from '~/components/ui/icon';
import { useLastChange } from '~/components/ui/snackbars.browser';

interface ClientAreaProps {
  /** Which of the pages it is: its address. */
  page: (typeof accountLinks)[number]['href'];
  title: string;
  /** Larger on 'Minha home', which begins with its sentence. */
  lead?: string;
  /** Above the title: the way back from a page below one of those. */
  above?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The content of a page of the client area: its pages as tabs, a title, what the page has. */
export function ClientArea({ page, title, lead, above, action, children }: ClientAreaProps) {
  const change = useLastChange();
  return (
    <main id={contentId} className="cliente">
      <ClientTabs page={page} />
      <div className="palco">
        <div className="cliente__cab">
          <div>
            {above}
            <h1>{title}</h1>
            {lead && <p className={page === links.signedInHome() ? 'lide' : 'suave'}>{lead}</p>}
          </div>
          {action}
        </div>
        {/* The message at the window's edge has read it out, and is gone after a while. */}
        {change && (
          <p className="cliente__feito">
            <Icon name="check" small />
            {change.text}
          </p>
        )}
        {children}
      </div>
    </main>
  );
}

/** The pages of the client area as tabs. */
export const ClientTabs = ({ page }: Pick<ClientAreaProps, 'page'>) => (
  <nav className="cliente__nav" aria-label="Área do cliente">
    <div className="abas">
      {accountLinks.map(({ label, href }) => (
        <a href={href} aria-current={href === page ? 'page' : undefined} key={href}>
          {label}
        </a>
      ))}
    </div>
  </nav>
);
