import { whatsappUrl, withArticle, type Firm } from '@domain/firm';
import type { Region } from '@domain/geolocation';
import { capitalized } from '@domain/text';
import { footerSearches } from '~/domain/menus/footer-searches';
import type { OnOffer } from '~/domain/menus/on-offer';
import { links } from '~/links';
import { Logo } from './logo';
import { fromMark } from './page-marks';
import { FooterEnd } from './footer-end';
import { NewWindowLink } from './institutional-links';
import { PartIcon } from './part-icon';

/** What every page of one region shows at its foot. */
export interface FooterFacts {
  region: Region;
  firm: Firm;
  onOffer: OnOffer;
  /** The house's WhatsApp number, or null. */
  whatsapp: string | null;
}

/** The footer's fixed content (spec 1 §2.4). */
export function FooterPart({ region, firm, onOffer, whatsapp }: FooterFacts) {
  const { buy, rent, exchange } = footerSearches(region, onOffer);
  return (
    <div className="palco">
      <div className="g">
        <div className="pe__marca">
          <Logo firm={firm} />
          <p className="lide pe__lema">Compra, venda e locação de imóveis escolhidos um a um.</p>
        </div>
        <nav className="p3" aria-label="Sobre nós">
          <h2>Sobre nós</h2>
          <ul>
            <FooterLink href={links.aboutUs()}>{capitalized(withArticle(firm))}</FooterLink>
            <FooterLink href={links.history()}>Nossa história</FooterLink>
            <FooterLink href={links.contact()}>Contato</FooterLink>
            {whatsapp && (
              <li>
                <NewWindowLink href={whatsappUrl(whatsapp)}>WhatsApp</NewWindowLink>
              </li>
            )}
            <FooterLink href={links.magazine()}>Revista Curate</FooterLink>
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
            <FooterLink href={links.announce(fromMark)}>Anunciar imóvel próprio</FooterLink>
            <FooterLink href={links.onlyYou()}>Programa Only You</FooterLink>
          </ul>
        </nav>
        <Offices firm={firm} />
      </div>
      <SocialLinks social={firm.social} />
      <hr className="batida" />
      <FooterEnd name={firm.name} />
    </div>
  );
}

/** Where 'Serviços' leads. */
export const servicesId = 'servicos';

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
);

/** Offices with their registration; the demo's are said to be the demo's. */
function Offices({ firm: { offices, isReal } }: { firm: Firm }) {
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

function SocialLinks({ social }: Pick<Firm, 'social'>) {
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
            <PartIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The round button that begins a conversation; detail pages hide it (spec 1 §2.4). */
export function WhatsAppButton({ number, whom }: { number: string; whom: string }) {
  return (
    <aside aria-label="Contato rápido">
      <a
        className="bi zap"
        href={whatsappUrl(number)}
        target="_blank"
        rel="noopener"
        aria-label={`Conversar com ${whom} por WhatsApp (abre em nova aba)`}
      >
        <PartIcon name="whatsapp" />
      </a>
    </aside>
  );
}
