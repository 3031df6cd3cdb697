import { createContext, useContext } from 'react';

/**
 * The mark of inline scripts that we wrote: root.tsx gives it as `nonce` to `<Scripts>` and `<ScrollRestoration>`.
 * It is a secret of the process; entry.server.tsx takes it out again and hands the marked scripts' texts on for the
 * Content-Security-Policy. So a script that found its way into a page by other means is never let through.
 */
const ScriptMark = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMark.Provider;
/** The mark while the server renders; undefined in the browser. */
export const useScriptMark = () => useContext(ScriptMark);
