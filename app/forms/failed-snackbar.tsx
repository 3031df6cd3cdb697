import { useMemo } from 'react';
import { Snackbar } from '~/components/ui/snackbar';
import type { FormReply } from './form-reply';

export function FailedSnackbar({ reply }: { reply: FormReply }) {
  const message = useMemo(() => ({ tone: 'danger' as const, text: reply.failed! }), [reply]);
  return <Snackbar message={message} />;
}
