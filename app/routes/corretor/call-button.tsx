import { useBrokerage } from '~/components/use-brokerage';
import { Icon } from '~/components/ui/icon';
import { firstName, telUrl, whatsappNumber, type BrokerProfile } from '~/domain/broker';
import { whatsappUrl, withArticle } from '@domain/brokerage/brokerage';

interface CallButtonProps {
  broker: Pick<BrokerProfile, 'name' | 'phone'>;
  className: string;
}

/** WhatsApp link with a prepared text; a phone link for landline numbers. */
export function CallButton({ broker: { name, phone }, className }: CallButtonProps) {
  const brokerage = useBrokerage();
  if (!phone) return null;
  const whatsapp = whatsappNumber(phone);
  if (!whatsapp)
    return (
      <a className={className} href={telUrl(phone)}>
        <Icon name="phone" small />
        Ligar
      </a>
    );
  const words = `Olá, ${firstName(name)}. Vi o seu perfil no site ${withArticle(brokerage, 'de')} e gostaria de conversar.`;
  return (
    <a className={className} href={whatsappUrl(whatsapp, words)} target="_blank" rel="noopener">
      <Icon name="whatsapp" small />
      Conversar <span className="vh">por WhatsApp (abre em nova aba)</span>
    </a>
  );
}
