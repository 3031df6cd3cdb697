import { useCallback, useEffect, useState } from 'react';
import { windowData } from '~/components/ui/window-on-use.browser';
import { links } from '~/links';
import { isHandFree } from './begun.browser';
import { rememberExitShown, wasExitShown } from './exit-shown.browser';
import { ExitSheet } from './exit-sheet';
import { ExitWindow } from './exit-window';
import type { WhoIsLeaving } from './who-is-leaving';
import './exit-window.css';

/** A phone's visitor who has something in hand is looked after again, in ms. */
const lookAgain = 5000;

/**
 * Waits until its visitor is leaving, and asks once: on a phone by a sheet that leaves the page to be read. Who has signed
 * in meanwhile is not asked.
 */
export function ExitWatch({ isPhone }: { isPhone: boolean }) {
  const [who, setWho] = useState<WhoIsLeaving>();
  const [shown, setShown] = useState<'sheet' | 'window' | 'over'>();
  const close = useCallback(() => setShown('over'), []);

  useEffect(() => {
    if (shown) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || !isHandFree(isPhone)) return;
      isAsking = true;
      const found = await windowData<WhoIsLeaving>(links.whoIsLeaving()).catch(() => null);
      isAsking = false;
      if (!found || found.isSignedIn || wasExitShown() || !isHandFree(isPhone)) return;
      rememberExitShown();
      setWho(found);
      setShown(isPhone ? 'sheet' : 'window');
    };
    if (isPhone) {
      void ask();
      const timer = setInterval(() => void ask(), lookAgain);
      return () => clearInterval(timer);
    }
    const onLeave = ({ clientY }: MouseEvent) => clientY <= 0 && void ask();
    document.documentElement.addEventListener('mouseleave', onLeave);
    return () => document.documentElement.removeEventListener('mouseleave', onLeave);
  }, [isPhone, shown]);

  if (shown === 'sheet') return <ExitSheet onOpen={() => setShown('window')} onClose={close} />;
  return shown === 'window' && who ? <ExitWindow who={who} onClose={close} /> : null;
}
