import { Fragment } from 'react';
import type { Menu } from '~/domain/menus/menus';
import { type Firm, whatsappUrl } from '@domain/firm';
import { links } from '~/links';
import { Logo } from './logo';
import { AccountLinks } from './account-menu';
import { InstitutionalLinks } from './institutional-links';
import { CloseButton } from '~/components/ui/close-button';
import { returnMark } from './page-marks';
import { PartIcon } from './part-icon';

export const sidebarId = 'lateral';

interface SidebarProps {
  menus: readonly Menu[];
  isSignedIn: boolean;
  firm: Firm;
  /** The house's WhatsApp number, or null. */
  whatsapp: string | null;
}

/** The sidebar of small screens (spec 1 §2.3): one section open at a time, the first at the start. */
export function Sidebar({ menus, isSignedIn, firm, whatsapp }: SidebarProps) {
  return (
    <div popover="auto" id={sidebarId} className="lateral" role="dialog" aria-label="Menu" tabIndex={-1}>
      <div className="lateral__topo">
        <Logo firm={firm} />
        <CloseButton of={sidebarId} label="Fechar menu">
          <PartIcon name="close" />
        </CloseButton>
      </div>
      <div className="lateral__corpo">
        {isSignedIn && (
          <details name={sidebarId} open>
            <summary>
              Minha conta <PartIcon name="chevron" />
            </summary>
            <AccountLinks />
          </details>
        )}
        {menus.map(({ label, href, lists }, index) => (
          <details key={label} name={sidebarId} open={index === 0 && !isSignedIn}>
            <summary>
              {label} <PartIcon name="chevron" />
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
            </ul>
          </details>
        ))}
        <ul className="lateral__inst">
          <InstitutionalLinks />
        </ul>
      </div>
      {(!isSignedIn || whatsapp) && (
        <div className="lateral__pe">
          {!isSignedIn && (
            <a className="bt bt--1" href={links.login(returnMark)}>
              Entrar
            </a>
          )}
          {whatsapp && (
            <a className="bt bt--2" href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
              <PartIcon name="whatsapp" small />
              WhatsApp<span className="vh"> (abre em nova aba)</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
