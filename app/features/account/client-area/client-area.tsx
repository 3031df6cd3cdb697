import { type ReactNode, useEffect } from 'react';
import { accountLinks } from './account-links';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { Icon } from '~/components/ui/icon';
import { useLastChange } from '~/components/ui/snackbars.browser';
import { showCurrentTab } from '~/navigation/show-current-tab';

interface ClientAreaProps {
  page: (typeof accountLinks)[number]['href'];
  title: string;
  lead?: string;
  above?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

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
        {/* The snackbar announces it to screen readers and then disappears. */}
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

export function ClientTabs({ page }: Pick<ClientAreaProps, 'page'>) {
  useEffect(showCurrentTab, [page]);
  return (
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
}
