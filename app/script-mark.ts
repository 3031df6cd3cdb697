import { createContext, useContext } from 'react';

/**
 * Marks our inline scripts, so that the Content-Security-Policy allows only these. A secret of the process:
 * root.tsx sets it as `nonce`; entry.server.tsx replaces it by hashes.
 */
const ScriptMark = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMark.Provider;
export const useScriptMark = () => useContext(ScriptMark);
