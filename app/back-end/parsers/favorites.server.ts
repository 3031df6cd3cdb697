import { removalKinds } from '@domain/favorites/folders';
import type {
  Favorite,
  Folder,
  UnavailableFavorite,
  SavedProperty,
  OfferPrice,
  Removal,
  RemovedProperty,
} from '~/domain/customer';
import {
  listOf,
  required,
  requiredList,
  object,
  parseOrNull,
  type Parser,
  unwrapped,
  within,
} from './answer.server';
import { photo } from './photo.server';
import { factsOf, goneProperty, propertyCard } from './property.server';
import { flagOf, idOf, momentOf, moneyOf, textOf } from './primitives.server';
import { conditionOf, currencyOf, negotiationOfText } from './vocabulary.server';

export const offerPrice: Parser<OfferPrice> = (value) => {
  const { amount, currency } = object(value);
  return { amount: moneyOf(amount), currency: currencyOf(currency) };
};

const unavailableFavorite: Parser<UnavailableFavorite> = (value, context) => {
  const fields = object(value);
  return {
    ...goneProperty(value, context),
    detalhes: 'detalhes' in fields ? factsOf(fields) : null,
    lastPrice: parseOrNull(fields.last_price, offerPrice, context),
    leftAt: momentOf(fields.left_at),
  };
};

/** An item has a property (`code`, `product`), or is the property. */
export const favorite: Parser<Favorite> = (value, context) => {
  const fields = object(value);
  const product =
    parseOrNull(fields.product, propertyCard, context) ??
    ('titulo1' in fields ? parseOrNull(fields, propertyCard, context) : null);
  const condition = fields.condition ?? fields.fase;
  const negotiation = textOf(fields.negotiation ?? fields.tipoDeNegociacao);
  return {
    code: required(idOf(fields.code ?? fields.codigo ?? fields.id) ?? product?.id, 'code', 'a number'),
    condition: condition === undefined && product ? product.condition : conditionOf(condition, {}),
    negotiation: negotiationOfText(negotiation) ?? (product && !product.venda ? 'rent' : 'sell'),
    created_at: momentOf(fields.created_at),
    product,
    gone: parseOrNull(fields.gone, unavailableFavorite, context),
  };
};

export const favorites: Parser<{ data: Favorite[] }> = (value, context) => ({
  data: requiredList(unwrapped(value), 'data', favorite, context),
});

const savedProperty: Parser<SavedProperty> = (value, context) => {
  const fields = object(value);
  const savedPrice = parseOrNull(fields.kept_price, offerPrice, context);
  const since = momentOf(within(fields.kept_price).since);
  return {
    ...favorite(value, context),
    note: textOf(fields.note),
    keptPrice: savedPrice && since ? { ...savedPrice, since } : null,
  };
};

const placeOf: Parser<Folder['places'][number]> = (value) => {
  const { cidade, bairro } = object(value);
  return { city: required(textOf(cidade), 'cidade', 'a text'), district: textOf(bairro) ?? '' };
};

const folder: Parser<Folder> = (value, context) => {
  const fields = object(value);
  return {
    id: required(textOf(fields.pastaId), 'pastaId', 'a text'),
    name: required(textOf(fields.nomeDaPasta), 'nomeDaPasta', 'a text'),
    homes: listOf(fields.items, 'items', favorite, context),
    cover: coverOf(fields.capa ?? fields.items, context),
    places: listOf(fields.lugares, 'lugares', placeOf, context),
    shared: parseOrNull(fields.compartilhada, (link) => ({ until: momentOf(object(link).ate) }), context),
  };
};

const coverOf = (value: unknown, context: Parameters<typeof folder>[1]): Folder['cover'] =>
  (Array.isArray(value) ? value : [])
    .slice(0, 3)
    .flatMap((each: unknown) => parseOrNull(within(each).fotoPrincipal ?? each, photo, context) ?? []);

export const folders: Parser<Folder[]> = (value, context) =>
  requiredList(unwrapped(value), '', folder, context);

/** `GET clientArea/favorite/folders/{id}/items`: the list, or its `items`. */
export const folderItems: Parser<SavedProperty[]> = (value, context) => {
  const answer = unwrapped(value);
  return requiredList(Array.isArray(answer) ? answer : within(answer).items, 'items', savedProperty, context);
};

export const favoriteFolder: Parser<{ folder: { id: string; name: string } | null }> = (value) => {
  const { pastaId, nomeDaPasta } = within(unwrapped(value));
  const [id, name] = [textOf(pastaId), textOf(nomeDaPasta)];
  return { folder: id !== null && name !== null ? { id, name } : null };
};

/** Id for restoring the removal; null: not supported. */
export const removed: Parser<{ removal: number | null }> = (value) => ({
  removal: idOf(within(unwrapped(value)).removal),
});

const removedProperty: Parser<RemovedProperty> = (value, context) => {
  const fields = object(value);
  return {
    ...favorite(value, context),
    note: textOf(fields.note),
    folders: listOf(
      fields.folders,
      'folders',
      (each) => {
        const { nomeDaPasta, stands: exists } = object(each);
        return { name: required(textOf(nomeDaPasta), 'nomeDaPasta', 'a text'), stands: flagOf(exists) };
      },
      context,
    ),
  };
};

const removal: Parser<Removal> = (value, context) => {
  const fields = object(value);
  return {
    id: required(idOf(fields.id), 'id', 'a number'),
    kind: removalKinds.find((kind) => kind === fields.kind) ?? 'home',
    removedAt: required(momentOf(fields.removed_at), 'removed_at', 'a moment'),
    until: required(momentOf(fields.until), 'until', 'a moment'),
    folders: listOf(
      fields.folders,
      'folders',
      (each) => {
        const { pastaId, nomeDaPasta } = object(each);
        return {
          id: required(textOf(pastaId), 'pastaId', 'a text'),
          name: required(textOf(nomeDaPasta), 'nomeDaPasta', 'a text'),
        };
      },
      context,
    ),
    homes: listOf(fields.homes, 'homes', removedProperty, context),
  };
};

export const removals: Parser<Removal[]> = (value, context) =>
  requiredList(unwrapped(value), 'data', removal, context);
