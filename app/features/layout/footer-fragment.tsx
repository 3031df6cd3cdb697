import { whatsappUrl, withArticle, type Brokerage } from '@domain/brokerage/brokerage';
import type { Region } from '@domain/geo/geolocation';
import { capitalized } from '@domain/kernel/text';
import { footerSearches } from '~/domain/menus/footer-searches';
import type { AvailableLinks } from '~/domain/menus/available-links';
import { links } from '~/links';
import { Logo } from './logo';
import { fromPlaceholder } from './layout-placeholders';
import { FooterEnd } from './footer-end';
import { NewWindowLink } from './institutional-links';
import { FragmentIcon } from './fragment-icon';

export interface FooterFacts {
  region: Region;
  firm: Brokerage;
  onOffer: AvailableLinks;
  whatsapp: string | null;
}

/** Fixed content of the footer (spec 1 §2.4). */
export function FooterFragment({ region, firm: brokerage, onOffer: availableLinks, whatsapp }: FooterFacts) {
  const { texts, magazine, onlyYou } = brokerage.texts;
  const { buy, rent, exchange } = footerSearches(region, availableLinks);
  return (
    <div className="palco">
      <div className="g">
        <div className="pe__marca">
          <Logo firm={brokerage} />
          {texts?.motto && <p className="lide pe__lema">{texts.motto}</p>}
        </div>
        <nav className="p3" aria-label="Sobre nós">
          <h2>Sobre nós</h2>
          <ul>
            <FooterLink href={links.aboutUs()}>{capitalized(withArticle(brokerage))}</FooterLink>
            {texts?.history && <FooterLink href={links.history()}>Nossa história</FooterLink>}
            <FooterLink href={links.contact()}>Contato</FooterLink>
            {whatsapp && (
              <li>
                <NewWindowLink href={whatsappUrl(whatsapp)}>WhatsApp</NewWindowLink>
              </li>
            )}
            {magazine && <FooterLink href={links.magazine()}>{`Revista ${magazine.name}`}</FooterLink>}
            <FooterLink href={links.keywords()}>Buscas úteis</FooterLink>
          </ul>
        </nav>
        <nav className="p4" aria-label="Serviços">
          <h2 id={servicesId}>Serviços</h2>
          <ul>
            <li>
              <NewWindowLink href={links.financing()}>Financiamento</NewWindowLink>
            </li>
            {rent && <FooterLink href={rent}>Alugar</FooterLink>}
            {buy && <FooterLink href={buy}>Comprar</FooterLink>}
            {exchange && <FooterLink href={exchange}>Imóveis que aceitam permuta</FooterLink>}
            <FooterLink href={links.announce(fromPlaceholder)}>Anunciar imóvel próprio</FooterLink>
            {onlyYou && <FooterLink href={links.onlyYou()}>{`Programa ${onlyYou.name}`}</FooterLink>}
          </ul>
        </nav>
        <Offices firm={brokerage} />
      </div>
      <SocialLinks social={brokerage.social} />
      <hr className="batida" />
      <FooterEnd name={brokerage.name} isDemo={brokerage.isDemo} />
    </div>
  );
}

export const servicesId = 'servicos';

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
);

function Offices({ firm: { offices, isReal } }: { firm: Brokerage }) {
  if (offices.length === 0) return null;
  return (
    <div className="p3">
      <h2>Endereços</h2>
      {offices.map(({ city, lines, creci }) => (
        <address key={`${city} ${lines[0]}`}>
          <b>{city}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>CRECI {creci}</span>
        </address>
      ))}
      {!isReal && <p className="nota">Endereços e registros de demonstração.</p>}
    </div>
  );
}

function SocialLinks({ social }: Pick<Brokerage, 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className="social" aria-label="Redes sociais">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            className="bi"
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${network} (abre em nova aba)`}
          >
            <FragmentIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Round WhatsApp button; property pages hide it (spec 1 §2.4). */
export function WhatsAppButton({ number, whom: recipient }: { number: string; whom: string }) {
  return (
    <aside aria-label="Contato rápido">
      <a
        className="bi zap"
        href={whatsappUrl(number)}
        target="_blank"
        rel="noopener"
        aria-label={`Conversar com ${recipient} por WhatsApp (abre em nova aba)`}
      >
        <FragmentIcon name="whatsapp" />
      </a>
    </aside>
  );
}
