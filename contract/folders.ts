import { z } from 'zod';
import { folderName, propertyNote } from '@domain/validation/folder-name';
import { doneAnswer } from './auth';
import { favorite, goneFavorite } from './favorites';
import { ours } from './ours';
import { photo, propertyCard } from './property';

const id = z.number().int().positive().max(2_147_483_647);

const folder = { pastaId: id, nomeDaPasta: z.string() };

/** `GET clientArea/favorite/folders` (spec 2 §7), last used first. `compartilhada.ate` null: its link never expires. */
export const foldersAnswer = z.array(
  z.object({
    ...folder,
    items: z.array(favorite),
    capa: ours(z.array(photo).max(3)),
    lugares: ours(z.array(z.object({ cidade: z.string(), bairro: z.string() })).nullish()),
    compartilhada: ours(z.object({ ate: z.string().nullable() }).nullish()),
  }),
);

const folderItem = favorite.extend({
  product: ours(propertyCard.nullish()),
  gone: ours(goneFavorite.nullish()),
  note: ours(z.string().nullish()),
  /** Price at `since`: the time of saving, if its price is known. */
  kept_price: ours(goneFavorite.shape.last_price.extend({ since: z.string() }).nullish()),
});
export type FolderItem = z.output<typeof folderItem>;

/** `GET clientArea/favorite/folders/{id}/items` (spec 2 §7), newest first. 404: not a folder of the bearer. */
export const folderItemsAnswer = z.object({ items: z.array(folderItem) });

/** `removal` identifies the removal for undo (contract/removed-properties.ts); null: nothing was removed. */
export const removedAnswer = doneAnswer.extend({ removal: ours(id.nullish()) });

export const saveInFolderAnswer = doneAnswer.extend({ pastaId: ours(id), nomeDaPasta: ours(z.string()) });

export const folderBody = z.object({ nomeDaPasta: folderName });
export const folderAnswer = z.object(folder);

/** `POST clientFavorites/favorite/{codigo}` (spec 2 §7): folder by id, else by name (created), else the last used. */
export const saveInFolderBody = z.object({
  pastaId: z.coerce.number().pipe(id).nullish(),
  nomeDaPasta: z.union([z.literal('').transform(() => null), folderName]).nullish(),
  tipoDeNegociacao: z
    .enum(['sell', 'rent', 'venda', 'aluguel'])
    .transform((word) => (word === 'rent' || word === 'aluguel' ? ('rent' as const) : ('sell' as const)))
    .nullish(),
  fase: z.unknown().optional(),
  emailUsuario: z.unknown().optional(),
});

/** `DELETE clientArea/favorite/folders/{pastaId}` (ours): `destino` receives its properties first. */
export const removeFolderQuery = z.object({ destino: z.coerce.number().pipe(id).optional() });

/** `POST clientArea/favorite/folders/{pastaId}/move` (ours). `manter`: the property also stays in this folder. */
export const movePropertyBody = z.object({
  code: id,
  destino: id.nullish(),
  nomeDaPasta: folderName.nullish(),
  manter: z.boolean().default(false),
});

/** `PUT clientArea/favorite/notes/{code}` (ours): the bearer's note on a favorite; '' deletes it. */
export const noteBody = z.object({ note: propertyNote });
