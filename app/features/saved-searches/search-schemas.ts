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
  /** Id of the search to replace. */
  lugar: z.string().regex(searchIdPattern, { error: choose }).optional(),
});
