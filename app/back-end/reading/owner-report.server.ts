import { reportViewsAnswer } from '@contract/owner-figures';
import { email } from '@domain/validation/email';
import { linkedinUrl } from '~/domain/broker';
import type {
  Offers,
  OwnProduct,
  ReportBroker,
  ReportDetails,
  ReportInfo,
  Valuation,
  Views,
} from '~/domain/owner-report';
import type { PropertyCard } from '~/domain/property';
import {
  type Fields,
  listOf,
  needed,
  object,
  orNothing,
  type Read,
  type Reading,
  unwrapped,
  within,
} from './answer.server';
import { brokerCard } from './broker.server';
import { named, photo } from './photo.server';
import { ownPath, propertyCard } from './property.server';
import { countOf, flagOf, idOf, momentOf, moneyOf, numberOf, textOf } from './values.server';
import { attributeLabels, currencyOf } from './words.server';

/** `GET clientArea/getMyProducts`: under `products`, `data`, or the list itself. */
export const myProducts: Read<OwnProduct[]> = (value, reading) => {
  const { products = unwrapped(value) } = within(value);
  if (!Array.isArray(products)) needed(null, 'products', 'a list');
  return listOf(products, 'products', ownProduct, reading);
};

const ownProduct: Read<OwnProduct> = (value, reading) => {
  const fields = object(value);
  const id = needed(idOf(fields.id), 'id', 'a number');
  const { visits, leads, views } = within(fields.figures);
  return {
    ...headOf(fields, id, reading),
    isActive: flagOf(fields.status),
    city: textOf(fields.city),
    district: textOf(fields.district),
    figures: fields.figures
      ? { visits: countOf(visits) ?? 0, leads: countOf(leads) ?? 0, views: countOf(views) ?? 0 }
      : null,
  };
};

/** What a list and a report tell alike. */
function headOf(fields: Fields, id: number, reading: Reading) {
  const title = textOf(fields.title) ?? `Imóvel ${id}`;
  const picture = orNothing(fields.image, photo, reading);
  return {
    id,
    title,
    photo: picture && named(picture, title),
    link: ownPath(fields.link, id),
    ...offersOf(fields),
    codigo: textOf(fields.codigo),
    left: momentOf(fields.left),
    days: countOf(fields.days),
  };
}

function offersOf(fields: Fields): Offers {
  const offer = (transaction: unknown, value: unknown) => {
    const amount = moneyOf(value) || null;
    return flagOf(transaction) || amount !== null ? { amount } : null;
  };
  return {
    sale: offer(fields.transaction_sell, fields.sell_value),
    rent: offer(fields.transaction_rent, fields.rent_value),
    currency: currencyOf(fields.currency),
  };
}

/** Section 'info': its number is what was asked for, should the answer not repeat it. */
export const reportInfo =
  (asked: number): Read<ReportInfo> =>
  (value, reading) => {
    const fields = object(unwrapped(value));
    const address = within(fields.address);
    const text = (name: string) => textOf(address[name]);
    return {
      ...headOf(fields, idOf(fields.id) ?? asked, reading),
      typology: textOf(fields.typology),
      address: {
        street: text('street'),
        number: text('number'),
        district: text('district'),
        complement: text('complement'),
        city: text('city'),
        state: text('state'),
        country: text('country'),
        zipcode: text('zipcode'),
      },
      condominium: moneyOf(fields.condominium),
      iptu: moneyOf(fields.iptu),
      iptuPeriod: textOf(fields.iptu_period),
      avm: avmOf(fields.avm),
      isExclusive: flagOf(fields.exclusive),
      onlyYouUntil: textOf(fields.only_you_until),
      isActive: fields.active === undefined || fields.active === null ? null : flagOf(fields.active),
      created: momentOf(fields.created),
      updated: momentOf(fields.updated),
    };
  };

function avmOf(value: unknown): ReportInfo['avm'] {
  const { sell, rent } = within(value);
  const avm = { sell: valuationOf(sell), rent: valuationOf(rent) };
  return avm.sell || avm.rent ? avm : null;
}

/** Words for 'not yet'; every other word without a value says that there is none. */
const pending = new Set(['pending', 'processing', 'loading', 'calculating', 'em_calculo', 'null']);

function valuationOf(value: unknown): Valuation | null {
  const fields = within(value);
  const status = textOf(fields.status)?.toLowerCase() ?? null;
  const amount = moneyOf(fields.value) || null;
  const [low, high] = [moneyOf(fields.low) || null, moneyOf(fields.high) || null];
  if (status === null && amount === null) return null;
  return {
    isPending: amount === null && status !== null && pending.has(status),
    value: amount,
    range: low !== null && high !== null && low <= high ? { low, high } : null,
    at: momentOf(fields.at),
  };
}

export const reportDetails: Read<ReportDetails> = (value) => {
  const fields = object(unwrapped(value));
  return {
    title: textOf(fields.title) ?? '',
    description: textOf(fields.description) ?? '',
    area: numberOf(fields.area),
    dorms: countOf(fields.dorms),
    suites: countOf(fields.suites),
    parking_lots: countOf(fields.parking_lots),
    buildingType: textOf(fields.building_type),
    condominiumDetails: attributeLabels(fields.condominium_details),
    propertyDetails: attributeLabels(fields.property_details),
  };
};

/** As everywhere, nobody is shown without their CRECI number. */
export const reportBroker: Read<ReportBroker> = (value, reading) => {
  const fields = unwrapped(value);
  const card = orNothing(fields, brokerCard, reading);
  if (!card) return null;
  const { email: address, linkedin, cv, segment } = within(fields);
  const profile = textOf(linkedin);
  return {
    ...card,
    email: email.safeParse(address).data ?? null,
    linkedin: profile && linkedinUrl(profile),
    cv: textOf(cv),
    segment: textOf(segment),
  };
};

/** What is ours of it is read to the letter, or left out. */
export const reportViews: Read<Views> = (value) => {
  const fields = object(unwrapped(value));
  const whole = reportViewsAnswer.safeParse({ data: fields });
  if (whole.success) return { ...whole.data.data, period: whole.data.data.period ?? null };
  const { hits, leads, visits, portals } = fields;
  const count = (from: unknown, name: string) => countOf(within(from)[name]) ?? 0;
  return {
    hits: {
      search_total: count(hits, 'search_total'),
      views_total: count(hits, 'views_total'),
      views_period: count(hits, 'views_period'),
      hits_total: count(hits, 'hits_total'),
    },
    leads: { total: count(leads, 'total'), new: count(leads, 'new') },
    visits: { in_person: count(visits, 'in_person'), virtual: count(visits, 'virtual') },
    portals: (Array.isArray(portals) ? portals : []).flatMap((portal) => {
      const { name, views, contacts } = within(portal);
      const known = textOf(name);
      return known === null
        ? []
        : [{ name: known, views: countOf(views), contacts: countOf(contacts), from: null, to: null }];
    }),
    period: null,
  };
};

export const reportSimilar: Read<{ data: PropertyCard[]; total: number | null }> = (value, reading) => ({
  data: listOf(unwrapped(value), 'data', propertyCard, reading),
  total: countOf(within(value).total),
});
