import { useMemo } from 'react';
import { SnackbarBox, useHandover } from '~/components/ui/snackbar';

/**
 * What an answer has to say, each in a snackbar (spec 1 §10). Where there are scripts they take their
 * places in the queue; without them they stand together, and can be closed.
 */
export function SignInMessages({ texts }: { texts: readonly string[] }) {
  const messages = useMemo(() => texts.map((text) => ({ tone: 'danger', text }) as const), [texts]);
  const { frame, isQueued } = useHandover(messages);
  if (isQueued || messages.length === 0) return null;
  return (
    <div className="avisos" ref={frame}>
      <div role="alert">
        {messages.map((message) => (
          <SnackbarBox message={message} key={message.text} />
        ))}
      </div>
    </div>
  );
}
