import { Icon } from '~/components/ui/icon';
import { whatsappUrl, type Firm } from '@domain/firm';

const hours = [
  ['Segunda a sexta', 'das 9h às 19h'],
  ['Sábado', 'das 9h às 14h'],
] as const;

interface ContactDetailsProps {
  firm: Firm;
  /** The house's number in digits with country code, where the operator has named one. */
  whatsapp: string | null;
}

/** The offices' phones, when they answer, and WhatsApp. The demo's phones are invented, so nobody can call them. */
export function ContactDetails({ firm: { offices, isReal }, whatsapp }: ContactDetailsProps) {
  return (
    <>
      <dl className="contas">
        {offices.map(
          ({ city, phone }) =>
            phone && (
              <div key={city}>
                <dt>{city}</dt>
                <dd>{isReal ? <a href={`tel:+55${phone.replace(/\D/g, '')}`}>{phone}</a> : phone}</dd>
              </div>
            ),
        )}
        {hours.map(([days, when]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      {whatsapp && (
        <a className="bt bt--2" href={whatsappUrl(whatsapp)} target="_blank" rel="noopener">
          <Icon name="whatsapp" small />
          Conversar por WhatsApp <span className="vh">(abre em nova aba)</span>
        </a>
      )}
    </>
  );
}
