/**
 * Whether a page's address asks for the sign-in window: `?auth=true`, `?retry=login`, or home with `from`, where a
 * session has ended (settled §5). Apart from what is asked for (asked.ts): every page looks.
 */
export const asksToSignIn = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /[?&](auth=true|retry=login)(&|$)/.test(search) || (pathname === '/' && /[?&]from=/.test(search));

/** Whether a path is shown again after signing in that began on it; home, and the way in itself, lead to one's own home. */
export const isReturnedTo = (path: string): boolean => !/^\/(area-do-cliente\/[^?]*)?(\?|$)/.test(path);
