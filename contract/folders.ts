import { z } from 'zod';
import { folderName, homeNote } from '@domain/validation/folder-name';
import { doneAnswer } from './auth';
import { favorite, keptGone } from './favorites';
import { ours } from './ours';
import { photo, propertyCard } from './property';

const id = z.number().int().positive().max(2_147_483_647);

/** A folder of favourites (spec 2 §3). */
const folder = { pastaId: id, nomeDaPasta: z.string() };

/**
 * `GET clientArea/favorite/folders` (spec 2 §7): those that stand, the one used last first. `items` are the homes in it, the
 * newest first; `capa` the first photos of the first of them; `lugares` where they lie, each place once; `compartilhada` is
 * there where a link opens it, with the day on which the last one ends (ISO 8601; null: without end).
 */
export const foldersAnswer = z.array(
  z.object({
    ...folder,
    items: z.array(favorite),
    capa: ours(z.array(photo).max(3)),
    lugares: ours(z.array(z.object({ cidade: z.string(), bairro: z.string() })).nullish()),
    compartilhada: ours(z.object({ ate: z.string().nullable() }).nullish()),
  }),
);

/** What a person has beside a kept home. */
const keptHome = favorite.extend({
  product: ours(propertyCard.nullish()),
  gone: ours(keptGone.nullish()),
  note: ours(z.string().nullish()),
  /** What it was offered for at `since`, which is when it was kept wherever that is known. */
  kept_price: ours(keptGone.shape.last_price.extend({ since: z.string() }).nullish()),
});
export type KeptHome = z.output<typeof keptHome>;

/** `GET clientArea/favorite/folders/{id}/items` (spec 2 §7): the newest first. 404 for a folder that is not the bearer's. */
export const folderItemsAnswer = z.object({ items: z.array(keptHome) });

/** What a call has removed comes back by this number (`contract/removed-homes.ts`); null: nothing was there. */
export const removedAnswer = doneAnswer.extend({ removal: ours(id.nullish()) });

/** What keeps a home answers: the folder that it lies in. */
export const keptAnswer = doneAnswer.extend({ pastaId: ours(id), nomeDaPasta: ours(z.string()) });

/** `PUT clientArea/favorite/folders/{pastaId}`, and `POST clientArea/favorite/folders`, a call of ours, which makes one. */
export const folderBody = z.object({ nomeDaPasta: folderName });
export const folderAnswer = z.object(folder);

/**
 * `POST clientFavorites/favorite/{codigo}` (spec 2 §7): keeps a home in a folder, by its id, else by its name, which makes it
 * where there is none, else in the one used last. The bearer says who it is, `fase` the home: both are only read.
 */
export const keepInFolderBody = z.object({
  pastaId: z.coerce.number().pipe(id).nullish(),
  nomeDaPasta: z.union([z.literal('').transform(() => null), folderName]).nullish(),
  tipoDeNegociacao: z
    .enum(['sell', 'rent', 'venda', 'aluguel'])
    .transform((word) => (word === 'rent' || word === 'aluguel' ? ('rent' as const) : ('sell' as const)))
    .nullish(),
  fase: z.unknown().optional(),
  emailUsuario: z.unknown().optional(),
});

/** `DELETE clientArea/favorite/folders/{pastaId}`, a call of ours: with `destino` its homes go to that folder first. */
export const removeFolderQuery = z.object({ destino: z.coerce.number().pipe(id).optional() });

/** `POST clientArea/favorite/folders/{pastaId}/move`, a call of ours: a home goes to a folder, by its id or its new name. */
export const moveHomeBody = z.object({
  code: id,
  destino: id.nullish(),
  nomeDaPasta: folderName.nullish(),
  /** Whether it stays where it was too. */
  manter: z.boolean().default(false),
});

/** `PUT clientArea/favorite/notes/{code}`, a call of ours: the bearer's note on a kept home; '' takes it away. */
export const noteBody = z.object({ note: homeNote });
