import { lastPageField } from '@domain/people/providers';
import { savedField } from '~/links';

/** Parameters of a URL that opens the sign-in dialog; the home page also has `from`. */
export const signInParams: readonly string[] = ['auth', 'retry', lastPageField, 'email', 'nome', savedField];
