import { Fragment } from 'react';
import type { Menu } from '~/domain/menus/menus';
import { type Brokerage, whatsappUrl } from '@domain/brokerage/brokerage';
import { links } from '~/links';
import { Logo } from './logo';
import { AccountLinks } from './account-menu';
import { InstitutionalLinks } from './institutional-links';
import { CloseButton } from '~/components/ui/close-button';
import { returnPlaceholder } from './layout-placeholders';
import { FragmentIcon } from './fragment-icon';

export const sidebarId = 'lateral';

interface SidebarProps {
  menus: readonly Menu[];
  isSignedIn: boolean;
  firm: Brokerage;
  whatsapp: string | null;
}

/** Sidebar of small screens (spec 1 §2.3): one section is open, initially the first. */
export function Sidebar({ menus, isSignedIn, firm: brokerage, whatsapp }: SidebarProps) {
  return (
    <div popover="auto" id={sidebarId} className="lateral" role="dialog" aria-label="Menu" tabIndex={-1}>
      <div className="lateral__topo">
        <Logo firm={brokerage} />
        <CloseButton of={sidebarId} label="Fechar menu">
          <FragmentIcon name="close" />
        </CloseButton>
      </div>
      <div className="lateral__corpo">
        {isSignedIn && (
          <details name={sidebarId} open>
            <summary>
              Minha conta <FragmentIcon name="chevron" />
            </summary>
            <AccountLinks />
          </details>
        )}
        {menus.map(({ label, href, rent, lists }, index) => (
          <details key={label} name={sidebarId} open={index === 0 && !isSignedIn}>
            <summary>
              {label} <FragmentIcon name="chevron" />
            </summary>
            {lists.map(({ title, links: listed }, nth) => (
              <Fragment key={title}>
                {nth > 0 && <p className="lateral__lista">{title}</p>}
                <ul>
                  {listed.map((link) => (
                    <li key={link.label}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
            <ul>
              <li>
                <a className="elo" href={href}>
                  Ver todos <span className="vh">em {label}</span>
                </a>
              </li>
              {rent && (
                <li>
                  <a className="elo" href={rent}>
                    Alugar <span className="vh">em {label}</span>
                  </a>
                </li>
              )}
            </ul>
          </details>
        ))}
        <ul className="lateral__inst">
          <InstitutionalLinks firm={brokerage} />
        </ul>
      </div>
      {(!isSignedIn || whatsapp) && (
        <div className="lateral__pe">
          {!isSignedIn && (
            <a className="bt bt--1" href={links.login(returnPlaceholder)}>
              Entrar
            </a>
          )}
          {whatsapp && (
            <a className="bt bt--2" href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
              <FragmentIcon name="whatsapp" small />
              WhatsApp<span className="vh"> (abre em nova aba)</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
