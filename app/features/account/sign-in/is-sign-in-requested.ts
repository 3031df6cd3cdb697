/** Whether the URL opens the dialog (settled §5): `?auth=true`, `?retry=login`, or the home page with `from`. */
export const isSignInRequested = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  /[?&](auth=true|retry=login)(&|$)/.test(search) || (pathname === '/' && /[?&]from=/.test(search));

/** Whether sign-in returns to this path. The home page and the sign-in pages lead to 'Minha home'. */
export const isReturnPath = (path: string): boolean => !/^\/(area-do-cliente\/[^?]*)?(\?|$)/.test(path);
