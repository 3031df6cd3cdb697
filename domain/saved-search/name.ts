import { requiredText } from '../validation/text';
import { longestSearchName } from './limits';

/** What a saved search is called by its owner. */
export const searchName = requiredText('Dê um nome à pesquisa', longestSearchName);
