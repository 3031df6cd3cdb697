import { foldCode } from '../property/property-code';

/** Of feeds: no other may have the name. */
export const ownSource = 'proprios';

const codePrefix = 'PROPRIO-';
export const ownReference = (number: number): string => `${codePrefix}${number}`;

/** Codes that no feed may give: alike for who searches by code. */
export const isOwnReference = (reference: string): boolean => /^proprio\d+$/.test(foldCode(reference));

/** null: another property's. */
export const ownNumber = (reference: string): number | null =>
  reference.startsWith(codePrefix) ? Number(reference.slice(codePrefix.length)) : null;
