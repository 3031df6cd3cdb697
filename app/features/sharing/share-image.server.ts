import { createHash } from 'node:crypto';
import { type Firm, productName } from '@domain/firm';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { counted } from '@domain/counts';
import { isInterestOnly } from '@domain/launch';
import { formatMoney, formatNumber } from '@domain/money';
import { pictureUrl } from '~/domain/picture';
import { offeredPrices } from '~/domain/offered-prices';
import { offerOf } from '@domain/offer';
import { links } from '~/links';

/** What a share image shows; the place is a district and a city, never more. */
export interface ShareCard {
  /** What stands beside the five bars. */
  logo: string;
  title: string;
  district: string;
  city: string;
  /** '540 m²', '4 dorms' … */
  facts: string[];
  price: string;
  /** The address of the first photo's file, and its focal point; null: a card without a photo. */
  photo: { file: string; focal: string | null } | null;
}

/** Raised when cards come to look different: their addresses change with it, and caches ask anew. */
const design = 1;

/** The image shown where a property's page is shared, and its address, which changes with what the image shows. */
export function shareImage(
  detail: PropertyDetail,
  negotiation: Negotiation,
  { logo }: Pick<Firm, 'logo'>,
): { card: ShareCard; path: string } {
  const shown = shareCard(detail, negotiation);
  const card = { ...shown, logo };
  const version = createHash('sha256')
    .update(JSON.stringify([design, shown, ...(logo === productName.name ? [] : [logo])]))
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
      ...(area ? [`${formatNumber(area)} m²`] : []),
      ...some(dormitorios, 'dorm', 'dorms'),
      ...some(suites, 'suíte', 'suítes'),
    ],
    price: priceText(detail, negotiation),
    photo: file ? { file, focal: fotoPrincipal?.focal ?? null } : null,
  };
}

function priceText(detail: PropertyDetail, negotiation: Negotiation): string {
  const { sale, rent } = offeredPrices(detail);
  const price = negotiation === 'rent' ? rent : sale;
  if (price) return formatMoney(price, detail.moeda) + (negotiation === 'rent' ? ' /mês' : '');
  return isInterestOnly(detail) ? 'Breve lançamento' : 'Sob consulta';
}
