import type { PropertyDetail } from '~/domain/property';
import { pictureUrl } from '~/domain/picture';
import { offerPrices } from '~/domain/offer-prices';
import {
  floorSize,
  schemaAddresses,
  schemaAgent,
  schemaGeo,
  schemaOffers,
  schemaType,
} from '~/domain/schema-org';
import type { Brokerage } from '@domain/brokerage/brokerage';
import { detailLabel } from '@domain/taxonomy/attributes';
import { featureLabel } from '@domain/taxonomy/features';
import { links } from '~/links';

export interface ListingInput {
  detail: PropertyDetail;
  url: string;
  shareImage: string;
  description: string;
  firm: Brokerage;
}

const maxImages = 6;

/**
 * schema.org RealEstateListing; the caller must escape it. No Offer if the property may not be offered (settled §4).
 */
export function realEstateListing({ detail, url, shareImage, description, firm: brokerage }: ListingInput) {
  const { origin } = new URL(url);
  const prices = offerPrices(detail);
  const broker = detail.corretor
    ? schemaAgent(detail.corretor, origin + links.broker(detail.corretor.slug), schemaAddresses(brokerage))
    : undefined;
  const offers = schemaOffers({ ...prices, currency: detail.moeda }, url).map((offer) => ({
    ...offer,
    itemOffered: { '@id': `${url}#imovel` },
    offeredBy: broker && { '@id': broker['@id'] },
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: detail.titulo1,
    description,
    inLanguage: 'pt-BR',
    datePosted: detail.criadoEm ?? undefined,
    dateModified: detail.atualizadoEm ?? undefined,
    primaryImageOfPage: { '@type': 'ImageObject', url: shareImage, width: '1200', height: '630' },
    mainEntity: property(detail, url, origin),
    offers: offers.length > 0 ? offers : undefined,
    provider: broker,
  };
}

function property(detail: PropertyDetail, url: string, origin: string) {
  const { detalhes, endereco } = detail;
  const type = schemaType(detalhes.tipoImovel);
  return {
    '@type': type,
    '@id': `${url}#imovel`,
    name: detail.titulo1,
    image: images(detail, origin),
    address: {
      '@type': 'PostalAddress',
      streetAddress: detail.logradouro ?? undefined,
      addressLocality: endereco.cidade || undefined,
      addressRegion: endereco.estado ?? undefined,
      addressCountry: endereco.pais || undefined,
    },
    geo: schemaGeo(endereco),
    amenityFeature: amenities(detail),
    // A plot or a warehouse is a Place, which has no room properties.
    ...(type === 'Place'
      ? {}
      : {
          numberOfBedrooms: detalhes.dormitorios ?? undefined,
          numberOfBathroomsTotal: detail.banheiros ?? undefined,
          floorLevel: detail.andar === null ? undefined : String(detail.andar),
          floorSize: floorSize(detalhes.tipoImovel, detalhes.areaConstruida),
          yearBuilt: detail.anoConstrucao ?? undefined,
        }),
  };
}

function images({ fotos }: PropertyDetail, origin: string): string[] | undefined {
  const held = fotos
    .flatMap((photo) => pictureUrl(photo, 1600) ?? [])
    .map((file) => new URL(file, origin).href);
  return held.length > 0 ? held.slice(0, maxImages) : undefined;
}

function amenities(detail: PropertyDetail) {
  const names = new Set([
    ...[...detail.propertyDetails, ...detail.condominiumDetails].map(detailLabel),
    ...[...detail.features, ...detail.condominiumFeatures].map(featureLabel),
  ]);
  if (names.size === 0) return undefined;
  return [...names].map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
}
