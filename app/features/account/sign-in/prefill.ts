/** '{email} with a 2-4 letter tld' (spec 1 §2.6). */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;
const looksLikeName = /^[\p{L}\p{M}'’ -]+$/u;
/** Characters. */
const maxEmail = 254;
const maxName = 120;

export const prefilledEmail = (value: string | null): string | undefined =>
  value && value.length <= maxEmail && looksLikeEmail.test(value) ? value : undefined;

/** The query parameter `nome`, if it is valid; a partial name is valid. */
export const prefilledName = (value: string | null): string | undefined =>
  value && value.length <= maxName && looksLikeName.test(value) ? value.trim() : undefined;
