import { reportViewsAnswer } from '@contract/owner-figures';
import { email } from '@domain/validation/email';
import { linkedinUrl } from '~/domain/broker';
import type {
  Offers,
  OwnProperty,
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
  required,
  object,
  parseOrNull,
  type Parser,
  type ParserContext,
  unwrapped,
  within,
} from './answer.server';
import { brokerCard } from './broker.server';
import { named, photo } from './photo.server';
import { ownPath, periodRentOf, propertyCard } from './property.server';
import { countOf, flagOf, idOf, momentOf, moneyOf, numberOf, textOf } from './primitives.server';
import { attributeLabels, currencyOf } from './vocabulary.server';

export const ownProperties: Parser<OwnProperty[]> = (value, context) => {
  const { products = unwrapped(value) } = within(value);
  if (!Array.isArray(products)) required(null, 'products', 'a list');
  return listOf(products, 'products', ownProduct, context);
};

const ownProduct: Parser<OwnProperty> = (value, context) => {
  const fields = object(value);
  const id = required(idOf(fields.id), 'id', 'a number');
  const { visits, leads, views } = within(fields.figures);
  const { cidade, bairro } = within(fields.endereco);
  return {
    ...headOf(fields, id, context),
    isActive: flagOf(fields.status ?? 1),
    city: textOf(fields.city) ?? textOf(cidade),
    district: textOf(fields.district) ?? textOf(bairro),
    figures: fields.figures
      ? { visits: countOf(visits) ?? 0, leads: countOf(leads) ?? 0, views: countOf(views) ?? 0 }
      : null,
  };
};

/** Fields of a report, or of a property (spec 2 §3). */
function headOf(fields: Fields, id: number, context: ParserContext) {
  const title = textOf(fields.title) ?? textOf(fields.titulo1) ?? `Imóvel ${id}`;
  const picture = parseOrNull(fields.image ?? fields.fotoPrincipal, photo, context);
  return {
    id,
    title,
    photo: picture && named(picture, title),
    link: ownPath(fields.link ?? fields.canonical, id),
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
    sale: offer(fields.transaction_sell, fields.sell_value ?? fields.valorMin),
    rent: offer(fields.transaction_rent, fields.rent_value ?? fields.valorLocacao),
    periodRent: periodRentOf(fields.period_rent),
    currency: currencyOf(fields.currency ?? fields.moeda),
  };
}

/** Section 'info'. The id defaults to the requested one. */
export const reportInfo =
  (requestedId: number): Parser<ReportInfo> =>
  (value, context) => {
    const fields = object(unwrapped(value));
    const address = within(fields.address);
    const text = (name: string) => textOf(address[name]);
    return {
      ...headOf(fields, idOf(fields.id) ?? requestedId, context),
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

/** Status of a valuation in progress; any other status without a value means none. */
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

export const reportDetails: Parser<ReportDetails> = (value) => {
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

export const reportBroker: Parser<ReportBroker> = (value, context) => {
  const fields = unwrapped(value);
  const card = parseOrNull(fields, brokerCard, context);
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

/** Our own fields are parsed strictly or omitted. */
export const reportViews: Parser<Views> = (value) => {
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

export const reportSimilar: Parser<{ data: PropertyCard[]; total: number | null }> = (value, context) => ({
  data: listOf(unwrapped(value), 'data', propertyCard, context),
  total: countOf(within(value).total),
});
