/* Without zod, which is too large for the browser's URL parser; the contract's schemas use these values too. */

/** Slug of a place, list or person in a URL: lower case, digits, hyphens (settled §2). */
export const slugPattern = /^[a-z0-9-]{1,80}$/;
export const tokenPattern = /^[A-Za-z0-9-]{1,80}$/;
/** Maximum price or area; a limit of the database columns. */
export const maxAmount = 999_999_999_999;
export const maxPage = 100_000;
export const maxAtLeast = 5;
export const maxNameLength = 120;
