import { useMemo } from 'react';
import { SnackbarBox, useHandover } from '~/components/ui/snackbar';

/** A snackbar for each message (spec 1 §10); they queue with scripts, else show together. */
export function SignInMessages({ texts }: { texts: readonly string[] }) {
  const messages = useMemo(() => texts.map((text) => ({ tone: 'danger', text }) as const), [texts]);
  const { frame: element, isQueued } = useHandover(messages);
  if (isQueued || messages.length === 0) return null;
  return (
    <div className="avisos" ref={element}>
      <div role="alert">
        {messages.map((message) => (
          <SnackbarBox message={message} key={message.text} />
        ))}
      </div>
    </div>
  );
}
