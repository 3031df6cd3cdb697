import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { savesData } from '~/navigation/connection.browser';
import type { ExitWatch } from './exit-watch';
import { exitDelay } from './exit-pages';
import { wasExitShown } from './exit-shown.browser';

/**
 * The exit window, where the operator wants one (docs/decisions/0074): nothing of it is asked for before a page has stood
 * as long as it has to, nor by who has seen it or pays dearly for bytes.
 */
export function ExitOnUse({ isAllowed }: { isAllowed?: boolean }) {
  const { pathname } = useLocation();
  const [armed, setArmed] = useState<{ on: string; isPhone: boolean; Watch: typeof ExitWatch }>();
  useEffect(() => {
    if (!isAllowed || sparesData()) return;
    const isPhone = !matchMedia('(hover: hover) and (width >= 768px)').matches;
    const delay = exitDelay(pathname, isPhone);
    if (delay === null || wasExitShown()) return;
    const arm = () =>
      import('./exit-watch').then(
        ({ ExitWatch: Watch }) => setArmed({ on: pathname, isPhone, Watch }),
        // Without it nobody is asked anything.
        () => undefined,
      );
    const timer = setTimeout(arm, delay);
    return () => clearTimeout(timer);
  }, [isAllowed, pathname]);
  if (!isAllowed || armed?.on !== pathname) return null;
  return <armed.Watch isPhone={armed.isPhone} key={pathname} />;
}

const sparesData = () => savesData() || matchMedia('(prefers-reduced-data: reduce)').matches;
