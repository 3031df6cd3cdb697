import { Icon } from '~/components/ui/icon';
import { whatsappNumber } from '~/domain/broker';
import { trackView, viewOf } from '~/features/views/track-view.browser';
import { codeOf, type PropertyDetail } from '~/domain/property';
import { whatsappUrl } from '@domain/brokerage/brokerage';

interface WhatsappLinkProps {
  detail: PropertyDetail;
  pageUrl: string;
  broker: { phone?: string | null } | null;
  /** Number of the brokerage, for brokers without their own. */
  house: string | null;
}

export function WhatsappLink({ detail, pageUrl, broker, house: brokerage }: WhatsappLinkProps) {
  const number = whatsappNumber(broker?.phone) ?? brokerage;
  if (!number) return null;
  const text = `Olá! Tenho interesse no imóvel de código ${codeOf(detail)}: ${pageUrl}`;
  return (
    <a
      className="bt bt--2 bt--t"
      href={whatsappUrl(number, text)}
      onClick={() => trackView(viewOf(detail, 'phone'))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="whatsapp" small />
      Conversar por WhatsApp <span className="vh">(abre em nova aba)</span>
    </a>
  );
}
