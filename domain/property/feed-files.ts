/** Of a feed's file that a member sends: bytes, as it came (zipped or not). */
export const maxFeedFileBytes = 100 * 1024 ** 2;
/** Of one part, before base64. */
export const feedPartBytes = 512 * 1024;
