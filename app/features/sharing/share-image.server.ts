import { createHash } from 'node:crypto';
import { type Brokerage, defaultBrokerageName } from '@domain/brokerage/brokerage';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { counted } from '@domain/kernel/counts';
import { isInterestOnly } from '@domain/property/launch';
import { formatMoney } from '@domain/kernel/money';
import { pictureUrl } from '~/domain/picture';
import { offerPrices } from '~/domain/offer-prices';
import { areaText } from '@domain/property/area-text';
import { offerOf } from '@domain/property/offer';
import { pricesLine } from '@domain/property/property-texts';
import { links } from '~/links';

/** The location is limited to district and city. */
export interface ShareCard {
  logo: string;
  title: string;
  district: string;
  city: string;
  facts: string[];
  price: string;
  /** File URL of the first photo, and its focal point. */
  photo: { file: string; focal: string | null } | null;
}

/** Increase it with the design, to change the URLs. */
const design = 1;

/** Share image of a property; its URL changes with its content. */
export function shareImage(
  detail: PropertyDetail,
  negotiation: Negotiation,
  { logo }: Pick<Brokerage, 'logo'>,
): { card: ShareCard; path: string } {
  const shown = shareCard(detail, negotiation);
  const card = { ...shown, logo };
  const version = createHash('sha256')
    .update(JSON.stringify([design, shown, ...(logo === defaultBrokerageName.name ? [] : [logo])]))
    .digest('hex')
    .slice(0, 16);
  return {
    card,
    path: links.shareImage({ ...offerOf(detail, negotiation), version }),
  };
}

function shareCard(detail: PropertyDetail, negotiation: Negotiation): Omit<ShareCard, 'logo'> {
  const { titulo1, endereco, detalhes, fotoPrincipal } = detail;
  const { areaConstruida: area, dormitorios, suites } = detalhes;
  const file = pictureUrl(fotoPrincipal, 1600);
  const some = (n: number | null, one: string, many: string) => (n ? [counted(n, one, many)] : []);
  return {
    title: titulo1,
    district: endereco.bairro,
    city: endereco.cidade,
    facts: [
      ...(area ? [areaText(area, detalhes.tipoImovel)] : []),
      ...some(dormitorios, 'dorm', 'dorms'),
      ...some(suites, 'suíte', 'suítes'),
    ],
    price: priceText(detail, negotiation),
    photo: file ? { file, focal: fotoPrincipal?.focal ?? null } : null,
  };
}

function priceText(detail: PropertyDetail, negotiation: Negotiation): string {
  const { sale, rent, periodRent } = offerPrices(detail);
  const price = negotiation === 'rent' ? rent : sale;
  if (negotiation === 'rent' && periodRent) return pricesLine({ periodRent, currency: detail.moeda });
  if (price) return formatMoney(price, detail.moeda) + (negotiation === 'rent' ? ' /mês' : '');
  return isInterestOnly(detail) ? 'Breve lançamento' : 'Sob consulta';
}
