import { useHouse } from '~/components/house';
import { Icon } from '~/components/ui/icon';
import { firstName, telUrl, whatsappNumber, type BrokerProfile } from '~/domain/broker';
import { whatsappUrl, withArticle } from '@domain/firm';

interface CallButtonProps {
  broker: Pick<BrokerProfile, 'name' | 'phone'>;
  className: string;
}

/** WhatsApp with the first words ready, or a call where the number is a fixed line's. */
export function CallButton({ broker: { name, phone }, className }: CallButtonProps) {
  const house = useHouse();
  if (!phone) return null;
  const whatsapp = whatsappNumber(phone);
  if (!whatsapp)
    return (
      <a className={className} href={telUrl(phone)}>
        <Icon name="phone" small />
        Ligar
      </a>
    );
  const words = `Olá, ${firstName(name)}. Vi o seu perfil no site ${withArticle(house, 'de')} e gostaria de conversar.`;
  return (
    <a className={className} href={whatsappUrl(whatsapp, words)} target="_blank" rel="noopener">
      <Icon name="whatsapp" small />
      Conversar <span className="vh">por WhatsApp (abre em nova aba)</span>
    </a>
  );
}
