import { Icon } from '~/components/ui/icon';
import { whatsappNumber } from '~/domain/broker';
import { tellView, viewOf } from '~/features/views/tell-view.browser';
import { codeOf, type PropertyDetail } from '~/domain/property';
import { whatsappUrl } from '@domain/firm';

interface WhatsappLinkProps {
  detail: PropertyDetail;
  pageUrl: string;
  broker: { phone?: string | null } | null;
  /** The house's number, for brokers without one of their own. */
  house: string | null;
}

/** A conversation that begins with the property's code and address. */
export function WhatsappLink({ detail, pageUrl, broker, house }: WhatsappLinkProps) {
  const number = whatsappNumber(broker?.phone) ?? house;
  if (!number) return null;
  const text = `Olá! Tenho interesse no imóvel de código ${codeOf(detail)}: ${pageUrl}`;
  return (
    <a
      className="bt bt--2 bt--t"
      href={whatsappUrl(number, text)}
      onClick={() => tellView(viewOf(detail, 'phone'))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="whatsapp" small />
      Conversar por WhatsApp <span className="vh">(abre em nova aba)</span>
    </a>
  );
}
