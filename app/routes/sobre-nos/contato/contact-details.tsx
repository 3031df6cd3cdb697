import { Icon } from '~/components/ui/icon';
import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { whatsappUrl, type Brokerage } from '@domain/brokerage/brokerage';

interface ContactDetailsProps {
  firm: Pick<Brokerage, 'offices' | 'isReal'>;
  hours: NonNullable<NonNullable<BrokerageTexts['hours']>['office']>;
  /** WhatsApp number in digits with country code; null: none. */
  whatsapp: string | null;
}

/** Phones, opening hours and WhatsApp. The demo's phone numbers are invented, so they are not links. */
export function ContactDetails({ firm: { offices, isReal }, hours, whatsapp }: ContactDetailsProps) {
  const phones = offices.filter((office) => office.phone !== undefined);
  return (
    <>
      {phones.length + hours.length > 0 && (
        <dl className="contas">
          {phones.map(({ city, phone }) => (
            <div key={city}>
              <dt>{city}</dt>
              <dd>{isReal ? <a href={`tel:+55${phone!.replace(/\D/g, '')}`}>{phone}</a> : phone}</dd>
            </div>
          ))}
          {hours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
      {whatsapp && (
        <a className="bt bt--2" href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
          <Icon name="whatsapp" small />
          Conversar por WhatsApp <span className="vh">(abre em nova aba)</span>
        </a>
      )}
    </>
  );
}
