import { documentAttribute } from '~/navigation/plain-link.browser';

/** For links to files. `download` would save the page of the second factor, which may come before the file. */
export const asDocument = { [documentAttribute]: '' };
