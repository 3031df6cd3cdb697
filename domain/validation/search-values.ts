/*
 * What a search's values may be, as plain patterns and numbers: the contract's schemas are made of them, and the rules of
 * addresses use them in the browser, where the schemas' library would cost more than all else.
 */

/** A place's, a list's or a person's name in an address: lower case, digits, hyphens (settled §2). */
export const slugPattern = /^[a-z0-9-]{1,80}$/;
/** Values that the URL keeps as they are: letters, digits, hyphens, 80 at most. */
export const tokenPattern = /^[A-Za-z0-9-]{1,80}$/;
/** The highest bound a price or an area may have; the database's columns hold no more. */
export const maxAmount = 999_999_999_999;
/** The last page that can be asked for. */
export const maxPage = 100_000;
/** 'At least' counts of bedrooms, suites and parking go from 1 to this. */
export const maxAtLeast = 5;
/** Letters of a place's name, at most. */
export const longestName = 120;
