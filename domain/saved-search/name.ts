import { requiredText } from '../validation/text';
import { maxSearchNameLength } from './limits';

export const searchName = requiredText('Dê um nome à pesquisa', maxSearchNameLength);
