import { removalKinds } from '@domain/folders';
import type {
  Favorite,
  Folder,
  KeptGone,
  KeptHome,
  OfferedFor,
  Removal,
  RemovedHome,
} from '~/domain/customer';
import { listOf, needed, neededList, object, orNothing, type Read, unwrapped, within } from './answer.server';
import { photo } from './photo.server';
import { factsOf, goneProperty, propertyCard } from './property.server';
import { flagOf, idOf, momentOf, moneyOf, textOf } from './values.server';
import { conditionOf, currencyOf, negotiationOfText } from './words.server';

/** An amount; null: on request. */
export const offeredFor: Read<OfferedFor> = (value) => {
  const { amount, currency } = object(value);
  return { amount: moneyOf(amount), currency: currencyOf(currency) };
};

const keptGone: Read<KeptGone> = (value, reading) => {
  const fields = object(value);
  return {
    ...goneProperty(value, reading),
    detalhes: 'detalhes' in fields ? factsOf(fields) : null,
    lastPrice: orNothing(fields.last_price, offeredFor, reading),
    leftAt: momentOf(fields.left_at),
  };
};

/** An item may be about a property (`code`, `product`), or be the property itself. */
export const favorite: Read<Favorite> = (value, reading) => {
  const fields = object(value);
  const product =
    orNothing(fields.product, propertyCard, reading) ??
    ('titulo1' in fields ? orNothing(fields, propertyCard, reading) : null);
  const condition = fields.condition ?? fields.fase;
  const negotiation = textOf(fields.negotiation ?? fields.tipoDeNegociacao);
  return {
    code: needed(idOf(fields.code ?? fields.codigo ?? fields.id) ?? product?.id, 'code', 'a number'),
    condition: condition === undefined && product ? product.condition : conditionOf(condition, {}),
    negotiation: negotiationOfText(negotiation) ?? (product && !product.venda ? 'rent' : 'sell'),
    created_at: momentOf(fields.created_at),
    product,
    gone: orNothing(fields.gone, keptGone, reading),
  };
};

/** `GET clientArea/favorite`: the newest first. */
export const favorites: Read<{ data: Favorite[] }> = (value, reading) => ({
  data: neededList(unwrapped(value), 'data', favorite, reading),
});

const keptHome: Read<KeptHome> = (value, reading) => {
  const fields = object(value);
  const keptPrice = orNothing(fields.kept_price, offeredFor, reading);
  const since = momentOf(within(fields.kept_price).since);
  return {
    ...favorite(value, reading),
    note: textOf(fields.note),
    keptPrice: keptPrice && since ? { ...keptPrice, since } : null,
  };
};

const placeOf: Read<Folder['places'][number]> = (value) => {
  const { cidade, bairro } = object(value);
  return { city: needed(textOf(cidade), 'cidade', 'a text'), district: textOf(bairro) ?? '' };
};

const folder: Read<Folder> = (value, reading) => {
  const fields = object(value);
  return {
    id: needed(textOf(fields.pastaId), 'pastaId', 'a text'),
    name: needed(textOf(fields.nomeDaPasta), 'nomeDaPasta', 'a text'),
    homes: listOf(fields.items, 'items', favorite, reading),
    cover: coverOf(fields.capa ?? fields.items, reading),
    places: listOf(fields.lugares, 'lugares', placeOf, reading),
    shared: orNothing(fields.compartilhada, (told) => ({ until: momentOf(object(told).ate) }), reading),
  };
};

/** The photos of a folder's cover, else those of its first homes. */
const coverOf = (value: unknown, reading: Parameters<typeof folder>[1]): Folder['cover'] =>
  (Array.isArray(value) ? value : [])
    .slice(0, 3)
    .flatMap((each: unknown) => orNothing(within(each).fotoPrincipal ?? each, photo, reading) ?? []);

/** `GET clientArea/favorite/folders`: in the order in which they are told. */
export const folders: Read<Folder[]> = (value, reading) => neededList(unwrapped(value), '', folder, reading);

/** `GET clientArea/favorite/folders/{id}/items`: the list itself, or `items` of it. */
export const folderItems: Read<KeptHome[]> = (value, reading) => {
  const answer = unwrapped(value);
  return neededList(Array.isArray(answer) ? answer : within(answer).items, 'items', keptHome, reading);
};

/** Where a home was kept, as far as it is told. */
export const keptIn: Read<{ folder: { id: string; name: string } | null }> = (value) => {
  const { pastaId, nomeDaPasta } = within(unwrapped(value));
  const [id, name] = [textOf(pastaId), textOf(nomeDaPasta)];
  return { folder: id !== null && name !== null ? { id, name } : null };
};

/** What was removed comes back by this number; null where none is told. */
export const removed: Read<{ removal: number | null }> = (value) => ({
  removal: idOf(within(unwrapped(value)).removal),
});

const removedHome: Read<RemovedHome> = (value, reading) => {
  const fields = object(value);
  return {
    ...favorite(value, reading),
    note: textOf(fields.note),
    folders: listOf(
      fields.folders,
      'folders',
      (each) => {
        const { nomeDaPasta, stands } = object(each);
        return { name: needed(textOf(nomeDaPasta), 'nomeDaPasta', 'a text'), stands: flagOf(stands) };
      },
      reading,
    ),
  };
};

const removal: Read<Removal> = (value, reading) => {
  const fields = object(value);
  return {
    id: needed(idOf(fields.id), 'id', 'a number'),
    kind: removalKinds.find((kind) => kind === fields.kind) ?? 'home',
    removedAt: needed(momentOf(fields.removed_at), 'removed_at', 'a moment'),
    until: needed(momentOf(fields.until), 'until', 'a moment'),
    folders: listOf(
      fields.folders,
      'folders',
      (each) => {
        const { pastaId, nomeDaPasta } = object(each);
        return {
          id: needed(textOf(pastaId), 'pastaId', 'a text'),
          name: needed(textOf(nomeDaPasta), 'nomeDaPasta', 'a text'),
        };
      },
      reading,
    ),
    homes: listOf(fields.homes, 'homes', removedHome, reading),
  };
};

/** `GET clientArea/favorite/removed`: act by act, the newest first. */
export const removals: Read<Removal[]> = (value, reading) =>
  neededList(unwrapped(value), 'data', removal, reading);
