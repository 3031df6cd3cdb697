import { useMemo } from 'react';
import { Snackbar } from '~/components/ui/snackbar';
import type { FormReply } from './form-reply';

/** That a form could not be taken, told at the window's edge too; once for each answer. */
export function FailedSnackbar({ reply }: { reply: FormReply }) {
  const message = useMemo(() => ({ tone: 'danger' as const, text: reply.failed! }), [reply]);
  return <Snackbar message={message} />;
}
