import type { ReactNode } from 'react';
import { contentId } from '~/components/ui/content-id';
import { Icon } from '~/components/ui/icon';
import { ClientTabs } from '../account/client-area/client-area';
import { links } from '~/links';

interface ConfirmPageProps {
  back: { label: string; href: string };
  title: string;
  beside: ReactNode;
  children: ReactNode;
}

/** Confirmation page (brief §17.1): question, consequences, safe choice first. */
export const ConfirmPage = ({ back, title, beside, children }: ConfirmPageProps) => (
  <main id={contentId} className="cliente">
    <ClientTabs page={links.favourites()} />
    <div className="palco confirma-pagina">
      <div>
        <a className="elo menor" href={back.href}>
          <Icon name="back" small />
          {back.label}
        </a>
        <h1>{title}</h1>
        {children}
      </div>
      <div>{beside}</div>
    </div>
  </main>
);
