import { z } from 'zod';
import { frequencyValues } from '@domain/saved-search/frequency';
import { searchName } from '@domain/saved-search/name';
import { searchIdPattern } from '~/domain/saved-search';

const choose = 'Escolha uma das opções';

export const editedSearch = z.object({
  nome: searchName,
  frequencia: z.enum(frequencyValues, { error: choose }),
});

export const savedSearch = editedSearch.extend({
  /** The saved search in whose place it is; none: it is another one. */
  lugar: z.string().regex(searchIdPattern, { error: choose }).optional(),
});
