import { useCallback, useEffect, useState } from 'react';
import { useBrokerage } from '~/components/use-brokerage';
import { fetchDialogData } from '~/components/ui/lazy-dialog.browser';
import { links } from '~/links';
import { canInterrupt } from './can-interrupt.browser';
import { rememberExitShown, wasExitShown } from './exit-shown.browser';
import { ExitBottomSheet } from './exit-bottom-sheet';
import { ExitDialog } from './exit-dialog';
import type { ExitVisitor } from './exit-visitor';
import './exit-dialog.css';

/** On a busy page, check again after this time, in ms. */
const lookAgain = 5000;

/** Opens once when the visitor leaves; on phones as a bottom sheet. Does not open after a sign-in. */
export function ExitWatch({ isPhone }: { isPhone: boolean }) {
  const [who, setWho] = useState<ExitVisitor>();
  const [shown, setShown] = useState<'sheet' | 'window' | 'over'>();
  const { reply } = useBrokerage().promises;
  const close = useCallback(() => setShown('over'), []);

  useEffect(() => {
    if (shown) return;
    let isLoading = false;
    const showDialog = async () => {
      if (isLoading || !canInterrupt(isPhone)) return;
      isLoading = true;
      const found = await fetchDialogData<ExitVisitor>(links.whoIsLeaving()).catch(() => null);
      isLoading = false;
      if (!found || found.isSignedIn || wasExitShown() || !canInterrupt(isPhone)) return;
      rememberExitShown();
      setWho(found);
      setShown(isPhone ? 'sheet' : 'window');
    };
    if (isPhone) {
      void showDialog();
      const timer = setInterval(() => void showDialog(), lookAgain);
      return () => clearInterval(timer);
    }
    const onLeave = ({ clientY }: MouseEvent) => clientY <= 0 && void showDialog();
    document.documentElement.addEventListener('mouseleave', onLeave);
    return () => document.documentElement.removeEventListener('mouseleave', onLeave);
  }, [isPhone, shown]);

  if (shown === 'sheet')
    return <ExitBottomSheet reply={reply} onOpen={() => setShown('window')} onClose={close} />;
  return shown === 'window' && who ? <ExitDialog who={who} onClose={close} /> : null;
}
