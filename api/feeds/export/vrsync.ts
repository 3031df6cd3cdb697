import type { StoredListing } from './stored-listing';
import { brazilianStates } from '@domain/taxonomy/states';
import { featureWords, typeWords } from './vrsync-vocabulary';
import { commonRefusals, failed } from './preflight';
import {
  type Contact,
  levelOf,
  type Pictures,
  type PortalFormat,
  type WebPicture,
  type WritingOptions,
} from './portal-format';
import { element, group } from './xml';
import type { RentPeriod } from '@domain/property/period-rent';
import { propertyPath } from '@domain/property/property-url';
import { propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { featureSlugs, featureWord } from '@domain/taxonomy/features';

function head({ name, email, phone }: Contact, now: Date): string {
  const header = group('Header', [
    element('Provider', name),
    element('Email', email),
    element('ContactName', name),
    element('PublishDate', now.toISOString().slice(0, 19)),
    element('Telephone', phone),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.vivareal.com/schemas/1.0/VRSync http://xml.vivareal.com/vrsync.xsd">
${header}
<Listings>
`;
}
export const vrsync: PortalFormat = {
  head,
  listing: written,
  tail: '</Listings>\n</ListingDataFeed>\n',
  refusals: (listing, photos) => [
    ...commonRefusals(listing, photos, periods),
    ...failed({ 'postal-code': listing.postalCode !== null }),
  ],
};

/** VRSync has no other period. */
const periods: Partial<Record<RentPeriod, string>> = {
  ...{ day: 'Daily', week: 'Weekly', quarter: 'Quarterly', year: 'Yearly' },
};

const levelWords = { plain: 'STANDARD', highlight: 'PREMIUM', super: 'SUPER_PREMIUM' } as const;

/** Portals obey `displayAddress`, so the whole address is exported, but never the complement. */
function written(listing: StoredListing, pictures: Pictures, options: WritingOptions): string {
  const { contact, siteUrl, plans } = options;
  const transaction =
    listing.forSale && listing.forRent ? 'Sale/Rent' : listing.forSale ? 'For Sale' : 'For Rent';
  const path = propertyPath({ ...listing, negotiation: listing.forSale ? 'sell' : 'rent' });
  return `${group('Listing', [
    element('ListingID', listing.reference),
    element('Title', listing.title),
    element('TransactionType', transaction),
    element('PublicationType', levelWords[levelOf(listing, options)]),
    element('DetailViewUrl', siteUrl && new URL(path, siteUrl).href),
    element('VirtualTourLink', listing.tourUrl),
    media(listing, pictures),
    element('MeasuredPlan', plans ? planText(listing, pictures.photos.length) : null),
    details(listing),
    location(listing),
    group('ContactInfo', [
      element('Name', contact.name),
      element('Email', contact.email),
      element('Telephone', contact.phone),
    ]),
  ])}\n`;
}

/** Its numbers are places in the file: without all photos it has none. */
const planText = ({ plan, photos }: StoredListing, written: number): string | null =>
  plan && JSON.stringify(written === photos.length ? plan : { ...plan, photos: [] });

function media({ videoUrl }: StoredListing, { photos, floorPlans }: Pictures): string {
  const image = ({ url, alt }: WebPicture, caption: string, primary: boolean) =>
    element('Item', url, { medium: 'image', caption: alt || caption, primary: primary ? 'true' : undefined });
  return group('Media', [
    ...photos.map((photo, place) => image(photo, `Foto ${place + 1}`, place === 0)),
    ...floorPlans.map((plan) => image({ ...plan, alt: '' }, 'Planta baixa', false)),
    element('Item', videoUrl, { medium: 'video' }),
  ]);
}

function details(listing: StoredListing): string {
  const [type, use] = typeWords[listing.propertyType];
  const { currency } = listing;
  const has = new Set<string>([...listing.propertyDetails, ...listing.condominiumDetails]);
  const named = new Set<string>([...listing.features, ...listing.sharedFeatures]);
  const features = [
    ...propertyDetailSlugs.filter((slug) => has.has(slug)).map((slug) => featureWords[slug]),
    ...featureSlugs.filter((slug) => named.has(slug)).map(featureWord),
  ];
  if (listing.acceptExchange) features.push('Exchange');
  return group('Details', [
    element('UsageType', use),
    element('PropertyType', type),
    element('Description', listing.description),
    element('ListPrice', listing.forSale ? listing.sellPrice : null, { currency }),
    ...(listing.forRent ? rentalPrice(listing) : []),
    element('LivingArea', listing.area, { unit: 'square metres' }),
    element('LotArea', listing.landArea, { unit: 'square metres' }),
    element('PropertyAdministrationFee', listing.condominiumFee, { currency }),
    element('Iptu', listing.iptu, {
      currency,
      // Some feeds give an amount without its period.
      period: listing.iptuPeriod === 'Mensal' ? 'Monthly' : listing.iptuPeriod ? 'Yearly' : undefined,
    }),
    element('Bedrooms', listing.bedrooms),
    element('Bathrooms', listing.bathrooms),
    element('Suites', listing.suites),
    element('Garage', listing.parkingLots),
    element('UnitFloor', listing.floor),
    element('YearBuilt', listing.yearBuilt),
    group(
      'Features',
      features.map((feature) => element('Feature', feature)),
    ),
  ]);
}

function rentalPrice({ rentPrice, periodRent, currency }: StoredListing): string[] {
  if (!periodRent) return [element('RentalPrice', rentPrice, { currency, period: 'Monthly' })];
  const period = periods[periodRent.period];
  return period ? [element('RentalPrice', periodRent.amount, { currency, period })] : [];
}

const displayWords = { all: 'All', street: 'Street', neighborhood: 'Neighborhood' } as const;

function location(listing: StoredListing): string {
  const state = listing.state ?? '';
  return group(
    'Location',
    [
      element('Country', 'Brasil', { abbreviation: listing.country }),
      element('State', brazilianStates[state] ?? state, { abbreviation: state }),
      element('City', listing.city),
      element('Neighborhood', listing.district || null),
      element('Address', listing.street),
      element('StreetNumber', listing.streetNumber),
      element('PostalCode', listing.postalCode?.replace(/^(\d{5})/, '$1-')),
      element('Latitude', listing.point?.lat),
      element('Longitude', listing.point?.lng),
    ],
    { displayAddress: displayWords[listing.displayAddress] },
  );
}
