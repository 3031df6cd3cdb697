/** '{email} with a 2-4 letter tld' (spec 1 §2.6). */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;
const looksLikeName = /^[\p{L}\p{M}'’ -]+$/u;
/** Longest texts that are filled in, in characters. */
const maxEmail = 254;
const maxName = 120;

/** An address' parameter `email`, where it may be filled in. */
export const prefilledEmail = (value: string | null): string | undefined =>
  value && value.length <= maxEmail && looksLikeEmail.test(value) ? value : undefined;

/** The parameter `nome`, where it may be filled in: part of a name does too. */
export const prefilledName = (value: string | null): string | undefined =>
  value && value.length <= maxName && looksLikeName.test(value) ? value.trim() : undefined;
