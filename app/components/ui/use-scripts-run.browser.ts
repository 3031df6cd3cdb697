import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server and on the page as it came, so that both are the same, true right after. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
