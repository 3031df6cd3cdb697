import { useEffect } from 'react';
import type { SnackbarMessage } from '~/domain/snackbar';
import { closeSnackbar, showSnackbar } from '~/components/ui/snackbars.browser';

const offline: SnackbarMessage = { tone: 'warning', text: 'Você está sem conexão com a internet.' };
const online: SnackbarMessage = { tone: 'success', text: 'A conexão com a internet voltou.' };

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Spec 1 §6: online/offline flag. */
export function useConnectionNotice(): void {
  useEffect(() => {
    const onOffline = () => showSnackbar(offline);
    const onOnline = () => {
      closeSnackbar(offline);
      showSnackbar(online);
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

/** Disables prefetching (spec 1 §6: 2g, data-saver). */
export function isSavingData(device: { connection?: Connection } = navigator as object): boolean {
  const { saveData, effectiveType } = device.connection ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
