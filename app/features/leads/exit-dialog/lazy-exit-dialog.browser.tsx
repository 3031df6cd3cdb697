import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { isSavingData } from '~/navigation/connection.browser';
import type { ExitWatch } from './exit-watch';
import { exitDelay } from './exit-pages';
import { wasExitShown } from './exit-shown.browser';

/** Exit dialog (docs/decisions/0074). Loads after the delay; never if seen before or in data-saving mode. */
export function LazyExitDialog({ isAllowed }: { isAllowed?: boolean }) {
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
        () => undefined,
      );
    const timer = setTimeout(arm, delay);
    return () => clearTimeout(timer);
  }, [isAllowed, pathname]);
  if (!isAllowed || armed?.on !== pathname) return null;
  return <armed.Watch isPhone={armed.isPhone} key={pathname} />;
}

const sparesData = () => isSavingData() || matchMedia('(prefers-reduced-data: reduce)').matches;
