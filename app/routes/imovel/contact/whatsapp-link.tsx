import { Icon } from '~/components/ui/icon';
import { whatsappNumber } from '~/domain/broker';
import { whatsappUrl } from '@domain/firm';

interface WhatsappLinkProps {
  /** The property's. */
  code: string;
  pageUrl: string;
  broker: { phone?: string | null } | null;
  /** The house's number, for brokers without one of their own. */
  house: string | null;
}

/** A conversation that begins with the property's code and address. */
export function WhatsappLink({ code, pageUrl, broker, house }: WhatsappLinkProps) {
  const number = whatsappNumber(broker?.phone) ?? house;
  if (!number) return null;
  const text = `Olá! Tenho interesse no imóvel de código ${code}: ${pageUrl}`;
  return (
    <a className="bt bt--2 bt--t" href={whatsappUrl(number, text)} target="_blank" rel="noopener">
      <Icon name="whatsapp" small />
      Conversar por WhatsApp <span className="vh">(abre em nova aba)</span>
    </a>
  );
}
