/** Records of one bulk. */
export const maxBulk = 5_000;
/** More than these are confirmed by typing the number. */
const maxUntyped = 200;

/** @param all records that the member sees */
export const needsTyping = (count: number, all: number): boolean => count > maxUntyped || count > all / 5;

/** Why the number is typed: too many, or too large a share. */
export const isManyInBulk = (count: number): boolean => count > maxUntyped;
